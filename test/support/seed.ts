import fc from 'fast-check'

// A gate must not fail by chance: other seeds are for whoever looks for what nobody has thought of.
fc.configureGlobal({ seed: Number(process.env['ROWAUDIT_SEED'] ?? 20261129) })
