export const id = 711;
export const ids = [711];
export const modules = {

/***/ 2711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  toDescriptions: () => (/* binding */ toDescriptions)
});

;// CONCATENATED MODULE: ./build/rules/pages/shared/lines.js
/** A Markdown text as it stands in the code, without the margin that the code gives it; only a backtick is escaped. */
const lines = (strings) => {
    const text = (strings.raw[0] ?? '').replaceAll('\\`', '`').split('\n').slice(1, -1);
    const margins = text.filter(line => line.trim() !== '').map(line => line.length - line.trimStart().length);
    const margin = Math.min(...margins);
    return text.map(line => `${line.slice(margin)}\n`).join('');
};

;// CONCATENATED MODULE: ./build/rules/pages/abandoned-row.js

/* harmony default export */ const abandoned_row = ({
    graded: 'as grave as the `evidence` of the state says: an error for `active`, a warning for `gating`; without a configuration a warning where commits name at least three fifths of the IDs of the table, a notice from one fifth, nothing below',
    why: 'Claiming a row costs nothing and releasing it costs work, so rows pile up as claimed while nobody works on them, and nobody else takes them. In one public record 54 rows said ACTIVE at once, none of them with an open branch.',
    beforehand: 'Name the ID in the subject or body of the commits that do the work, or work on a branch called after it (`row/ID` and `row/ID-…` unless `branches` says otherwise) and push it. Where the work lands under another name, write the number of its pull request or its SHA behind the state. A row on which nothing happens yet is not claimed yet.',
    examples: [
        {
            title: 'Nothing in Git knows the row',
            markdown: lines `
        | ID | Title | State | Spec |
        | --- | --- | --- | --- |
        | ENG-1 | Import | ACTIVE | [spec](import.md) |
        | ENG-2 | Export | ACTIVE | |
        | ENG-3 | Search | GATING | |
      `,
            files: { 'import.md': '# Import\n\nThe plan for ENG-1.\n' },
            base: [{ message: 'ENG-10: Something else', paths: ['src/other.ts'] }],
            reports: ['3 error ENG-1', '4 error ENG-2', '5 warning ENG-3'],
        },
        {
            title: 'A commit, a branch, or a number behind the state',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | ACTIVE |
        | ENG-3 | ACTIVE (#7) |
      `,
            base: [
                { message: 'Read the header\n\nGroundwork for ENG-1.', paths: ['src/header.ts'] },
                { message: 'Search by title (#7)', paths: ['src/search.ts'] },
            ],
            branches: [{ name: 'row/ENG-2-export', paths: ['src/export.ts'] }],
            reports: [],
        },
        {
            title: 'Git cannot tell what became of the branch',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            branches: [{ name: 'row/ENG-1', paths: [], unknown: 'its objects are missing' }],
            reports: [],
        },
        {
            title: 'Without a configuration, in a repository that names most of its rows',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | active |
        | ENG-2 | done |
        | ENG-3 | done |
      `,
            config: null,
            base: [{ message: 'ENG-2, ENG-3: Import and export', paths: ['src/csv.ts'], daysAgo: 90 }],
            stoodFor: 60,
            reports: ['3 warning ENG-1'],
        },
        {
            title: 'Without a configuration, in a repository that names some of its rows',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | active |
        | ENG-2 | done |
        | ENG-3 | done |
      `,
            config: null,
            base: [{ message: 'ENG-2: Import', paths: ['src/csv.ts'], daysAgo: 90 }],
            stoodFor: 60,
            reports: ['3 notice ENG-1'],
        },
        {
            title: 'Without a configuration, in a repository that hardly names its rows',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | active |
        | ENG-2 | done |
      `,
            config: null,
            base: [{ message: 'Import', paths: ['src/csv.ts'], daysAgo: 90 }],
            stoodFor: 60,
            reports: [],
            skips: ['matrix.md:1 (0 of 2)'],
        },
        {
            title: 'Without a configuration, a row that moved less than thirty days ago',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | active |
        | ENG-2 | done |
      `,
            config: null,
            base: [{ message: 'ENG-2: Import', paths: ['src/csv.ts'], daysAgo: 90 }],
            stoodFor: 3,
            reports: [],
        },
        {
            title: 'Without a configuration, in a history too short to tell',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | active |
        | ENG-2 | done |
      `,
            config: null,
            base: [{ message: 'ENG-2: Import', paths: ['src/csv.ts'], daysAgo: 5 }],
            stoodFor: null,
            reports: [],
            skips: ['too short'],
        },
    ],
});

;// CONCATENATED MODULE: ./build/rules/pages/bad-closing-commit.js

const bad_closing_commit_closed = { contracts: { 'done-row': { rows: ['done'], 'closing-commit': ['Landed', 'Owner'] } } };
const readHeader = { message: 'Read the header (#7)', paths: ['src/header.ts'], daysAgo: 20 };
/* harmony default export */ const bad_closing_commit = ({
    why: 'Done is the one state that nobody looks at again. The commit that closed the row is where a later reader finds what was done and when; a name of a commit that a squash made disappear leads nowhere.',
    beforehand: 'When the row is done, write the SHA of the commit on base into the column, at least seven digits of it. A squash has none before it lands: the change that moves the row owes nothing, and the next one brings it within the grace. A number such as `#12` counts where the column is one of `columns.references` and base has a commit `(#12)`.',
    examples: [
        {
            title: 'No commit, one that base has not, a date, and words',
            config: bad_closing_commit_closed,
            markdown: lines `
        | ID | State | Landed |
        | --- | --- | --- |
        | ENG-1 | DONE | |
        | ENG-2 | DONE | \`0123abcd\` |
        | ENG-3 | DONE | 20260718 |
        | ENG-4 | DONE | yes, defaced |
      `,
            base: [readHeader],
            stoodFor: 20,
            reports: ['3 error ENG-1', '4 error ENG-2', '5 error ENG-3', '6 error ENG-4'],
        },
        {
            title: 'Commits on base, abbreviated and in full, in a link, one beside a commit of another repository',
            config: bad_closing_commit_closed,
            markdown: lines `
        | ID | State | Landed |
        | --- | --- | --- |
        | ENG-1 | DONE | \`50a85cc\` |
        | ENG-2 | DONE | 50A85CCFAB4C947E5A6F7183328E40365679AAA7 |
        | ENG-3 | DONE | [the fix](https://example.org/x/commit/50a85ccfab4c947e5a6f7183328e40365679aaa7) |
        | ENG-4 | DONE | upstream 0123abcd, here 60d8237 |
        | ENG-5 | DONE | 50a85cc..60d8237 |
        | ENG-6 | ACTIVE | |
      `,
            base: [readHeader, { message: 'Read the footer', paths: ['src/footer.ts'] }],
            stoodFor: 20,
            reports: [],
        },
        {
            title: 'Within the grace nothing is owed, but a commit that base has not is wrong at once',
            config: bad_closing_commit_closed,
            markdown: lines `
        | ID | State | Landed |
        | --- | --- | --- |
        | ENG-1 | DONE | |
        | ENG-2 | DONE | 0123abcd |
      `,
            base: [readHeader],
            stoodFor: 3,
            reports: ['4 error ENG-2'],
        },
        {
            title: 'The change itself moves the row: its squash has no name yet',
            config: bad_closing_commit_closed,
            before: lines `
        | ID | State | Landed |
        | --- | --- | --- |
        | ENG-1 | GATING | |
        | ENG-2 | DONE | |
      `,
            markdown: lines `
        | ID | State | Landed |
        | --- | --- | --- |
        | ENG-1 | DONE | 0123abcd |
        | ENG-2 | DONE | 0123abcd |
        | ENG-3 | DONE | |
      `,
            base: [readHeader],
            stoodFor: 20,
            reports: ['4 error ENG-2'],
        },
        {
            title: 'A number, where the configuration calls the column evidence',
            config: { ...bad_closing_commit_closed, columns: { id: ['ID'], state: ['State'], references: ['Landed'] } },
            markdown: lines `
        | ID | State | Landed |
        | --- | --- | --- |
        | ENG-1 | DONE | #7 |
        | ENG-2 | DONE | #8 |
      `,
            base: [readHeader],
            stoodFor: 20,
            reports: ['4 error ENG-2'],
        },
        {
            title: 'The table has no such column, and history is too short to tell how long the row has been done',
            config: bad_closing_commit_closed,
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
      `,
            base: [readHeader],
            stoodFor: null,
            reports: ['3 error ENG-1'],
            skips: ['history is too short'],
        },
    ],
});

;// CONCATENATED MODULE: ./build/rules/pages/broken-anchor.js

const audited = { contracts: { audited: {} } };
const pointing = { contracts: { pointing: { rows: ['active'], anchors: { code: ['src/**'] } } } };
/* harmony default export */ const broken_anchor = ({
    graded: 'warning where only a name in code marks beside the anchor is not on its line any more',
    why: 'A row is believed for what it points at. A file that was moved and a line that is gone leave a claim that nobody can check, and that looks as well founded as before.',
    beforehand: 'When you move or shorten a file, look for its path in the matrices. Addresses of other sites are not looked at. A path in the text may be of another repository: it counts with a line, in the columns that `anchors.columns` of a contract names, and without these where it is tracked and matches what the contract wants. One that is not tracked counts where it matches, and its folder is here.',
    examples: [
        {
            title: 'A file that is gone, a folder that never was, a link out of the repository',
            config: audited,
            markdown: lines `
        | ID | State | Code |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | [reader](src/gone.ts) |
        | ENG-2 | ACTIVE | [all of it](src/format/) |
        | ENG-3 | ACTIVE | [notes](../notes.md) |
      `,
            files: { 'src/reader.ts': 'export const read = 1\n' },
            reports: ['3 error ENG-1 src/gone.ts', '4 error ENG-2 src/format', '5 error ENG-3 ../notes.md'],
        },
        {
            title: 'Lines that are not there, in a link and in the text, and an empty file',
            config: pointing,
            markdown: lines `
        | ID | State | Code |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | [reader](src/reader.ts#L2-L4) |
        | ENG-2 | ACTIVE | \`src/reader.ts:1,4\` |
        | ENG-3 | ACTIVE | src/reader.ts#L9 |
        | ENG-4 | ACTIVE | [nothing](src/empty.ts#L1) |
        | ENG-5 | ACTIVE | [far](/src/reader.ts#L99999999999), \`src/empty.ts:99999999999\` |
      `,
            files: { 'src/reader.ts': 'one\ntwo\nthree\n', 'src/empty.ts': '' },
            reports: [
                '3 error ENG-1 src/reader.ts',
                '4 error ENG-2 src/reader.ts',
                '5 error ENG-3 src/reader.ts',
                '6 error ENG-4 src/empty.ts',
                '7 error ENG-5 src/empty.ts',
                '7 error ENG-5 src/reader.ts',
            ],
        },
        {
            title: 'A path beside the matrix, and a line whose number stands in a link',
            config: pointing,
            markdown: lines `
        | ID | State | Code |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | ./src/LICENSE:9 |
        | ENG-2 | ACTIVE | src/reader.ts:[9](src/LICENSE) |
        | ENG-3 | ACTIVE | ./src/LICENSE:1 |
      `,
            files: { 'src/LICENSE': 'MIT\n', 'src/reader.ts': 'one\n' },
            reports: ['3 error ENG-1 src/LICENSE', '4 error ENG-2 src/reader.ts'],
        },
        {
            title: 'Lines of a folder and of a binary file; a heading that is not there, in another file and in this one',
            config: audited,
            markdown: lines `
        | ID | State | Code |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | [all](src#L1), [picture](src/form.bin#L1) |
        | ENG-2 | ACTIVE | [spec](spec.md#exit-gate), [above](#engine) |
      `,
            files: { 'src/form.bin': 'a\u0000b\n', 'spec.md': '# ENG-2\n\n## Exit criteria\n' },
            reports: [
                '3 error ENG-1 src',
                '3 error ENG-1 src/form.bin',
                '4 error ENG-2 matrix.md',
                '4 error ENG-2 spec.md',
            ],
        },
        {
            title: 'What the anchor names has moved within the file, or has another name',
            config: pointing,
            markdown: lines `
        | ID | State | Code |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | [\`Reader::read\`](src/reader.ts#L1) |
        | ENG-2 | ACTIVE | \`write()\` (src/reader.ts:2) |
        | ENG-3 | ACTIVE | \`src/reader.ts:9\` (\`read\`) |
      `,
            files: { 'src/reader.ts': `${'//\n'.repeat(8)}const read = 1\n` },
            reports: ['3 warning ENG-1 src/reader.ts', '4 warning ENG-2 src/reader.ts'],
        },
        {
            title: 'All of it leads somewhere',
            config: pointing,
            markdown: lines `
        | ID | State | Code |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | [reader](src/reader.ts#L1-L2), [all](src), \`src/reader.ts:2\`, [\`read\`](/src/reader.ts#L2) |
        | ENG-2 | ACTIVE | [gate](docs/spec.md#2-the-exit-gate--and-why), [again](docs/spec.md#notes-1), [named](docs/spec.md#here) |
      `,
            files: {
                'src/reader.ts': '// Reads.\nconst read = 1\n',
                'docs/spec.md': '# 2. The exit gate & *and* why\n\n## Notes\n\n## Notes\n\n<a id="here"></a>\n',
            },
            reports: [],
        },
        {
            title: 'What may be meant for elsewhere is left alone',
            config: pointing,
            markdown: lines `
        | ID | State | Code |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | upstream/core.py:84, localhost:8080, at 12:30, ~/src/reader.ts:99, reader.ts:99, src/core.py:84, docs/log.md:9 |
        | ENG-2 | ACTIVE | [src/reader.ts:99](https://example.org/src/reader.ts#L99), [issue](../../issues/7), ~~[old](gone.md)~~ |
      `,
            files: { 'src/reader.ts': 'const read = 1\n', 'docs/log.md': '# Log\n' },
            reports: [],
        },
        {
            title: 'In a named column a path that matches is meant; in another column it may be of another repository',
            config: {
                contracts: { gated: { anchors: { code: ['src/**'], columns: 'Our code' } } },
            },
            markdown: lines `
        | ID | State | Upstream | Our code |
        | --- | --- | --- | --- |
        | ENG-1 | GATING | \`src/core.ts:12\` | \`src/gone.ts:12\` |
        | ENG-2 | GATING | \`src/reader.ts:12\` | [reader](src/reader.ts), port of core.py:80 and src/v1/core.ts:9 |
      `,
            files: { 'src/reader.ts': 'const read = 1\n' },
            reports: ['3 error ENG-1 src/gone.ts'],
        },
        {
            title: 'The change moves a whole folder',
            config: { contracts: { gated: { anchors: { code: ['src/**'], columns: 'Our code' } } } },
            before: lines `
        | ID | State | Our code |
        | --- | --- | --- |
        | ENG-1 | GATING | \`src/v1/reader.ts:1\` |
      `,
            markdown: lines `
        | ID | State | Our code |
        | --- | --- | --- |
        | ENG-1 | GATING | \`src/v1/reader.ts:1\` |
      `,
            filesBefore: { 'src/v1/reader.ts': 'const read = 1\n' },
            files: { 'src/v2/reader.ts': 'const read = 1\n' },
            reports: ['3 error ENG-1 src/v1/reader.ts'],
        },
        {
            title: 'Rows that no contract covers',
            config: { contracts: { 'done-row': { rows: ['done'] } } },
            markdown: lines `
        | ID | State | Code |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | [reader](src/gone.ts) |
        | ENG-1 | SEE | [reader](src/gone.ts) |
      `,
            reports: [],
        },
    ],
});

;// CONCATENATED MODULE: ./build/rules/pages/shared/claim-examples.js

/** Claims in a table below a heading. */
const claimsInTable = {
    columns: { id: ['ID'], state: ['State'], owner: ['Owner'] },
    claims: {
        states: ['active'],
        in: {
            files: 'claims.md',
            under: 'Active claims',
            except: 'Old ones',
            name: 'Claim',
            rows: 'Rows',
            state: 'State',
            retired: ['released'],
        },
    },
};
/** Rows and claims that agree, and each way in which they do not. */
const claimExamples = [
    {
        title: 'Rows and claims that agree; what is retired, and what stands elsewhere, is no claim',
        config: claimsInTable,
        markdown: lines `
      | ID | State | Owner |
      | --- | --- | --- |
      | ENG-1 | ACTIVE | \`C-1\` (behind C-2) |
      | ENG-2 | ACTIVE | C-2 |
      | ENG-3 | ACTIVE | C-2 |
      | ENG-4 | DONE | - |
      | ENG-5 | READY | |
    `,
        files: {
            'claims.md': lines `
        # Coordination

        | Claim | Rows |
        | --- | --- |
        | C-9 | ENG-4 |

        ## Active claims

        C-8 (ENG-4) was released in April.

        | Claim | Rows | State |
        | --- | --- | --- |
        | \`C-1\` | [ENG-1](matrix.md) (after ENG-4) | held |
        | C-2 | ENG-2..3; unblocks ENG-5 | |
        | C-3 | ENG-4 | released in May |
        | ~~C-4~~ | ENG-4 | |

        ### Old ones

        | Claim | Rows | State |
        | --- | --- | --- |
        | C-5 | ENG-4 | |
      `,
        },
        reports: [],
    },
    {
        title: 'Rows whose owner names no claim, a claim that is none, a retired one, or one that does not list them',
        config: claimsInTable,
        markdown: lines `
      | ID | State | Owner |
      | --- | --- | --- |
      | ENG-1 | ACTIVE | - |
      | ENG-2 | ACTIVE | C-7 |
      | ENG-3 | ACTIVE | C-2 |
      | ENG-4 | ACTIVE | C-1 |
      | ENG-5 | ACTIVE | C-1 |
    `,
        files: {
            'claims.md': lines `
        ## Active claims

        | Claim | Rows | State |
        | --- | --- | --- |
        | C-1 | ENG-5 | |
        | C-2 | ENG-3 | released |
      `,
        },
        reports: ['3 error ENG-1', '4 error ENG-2', '5 error ENG-3', '6 error ENG-4'],
    },
    {
        title: 'Claims that list a row nobody knows, a settled row among others, and nothing but settled rows',
        config: claimsInTable,
        markdown: lines `
      | ID | State | Owner |
      | --- | --- | --- |
      | ENG-1 | ACTIVE | C-1 |
      | ENG-2 | DONE | - |
      | ENG-3 | READY | - |
    `,
        files: {
            'claims.md': lines `
        ## Active claims

        | Claim | Rows |
        | --- | --- |
        | C-1 | ENG-1, ENG-2, ENG-9 |
        | C-2 | ENG-3 |
      `,
        },
        reports: [
            'claims.md:5 error ENG-2 in C-1',
            'claims.md:5 error ENG-9 in C-1',
            'claims.md:6 error ENG-3 in C-2',
        ],
    },
    {
        title: 'A row that leaves its claims with the change: the finding says which to retire and which to amend',
        config: { ...claimsInTable, claims: { ...claimsInTable.claims, shared: true } },
        before: lines `
      # Plan

      | ID | State | Owner |
      | --- | --- | --- |
      | ENG-1 | ACTIVE | C-1 |
      | ENG-2 | ACTIVE | C-2 |
      | ENG-3 | ACTIVE | C-3 |
    `,
        markdown: lines `
      # Plan

      | ID | State | Owner |
      | --- | --- | --- |
      | ENG-1 | DONE | - |
      | ENG-2 | ACTIVE | C-2 |
    `,
        files: {
            'claims.md': lines `
        ## Active claims

        | Claim | Rows |
        | --- | --- |
        | C-1 | ENG-1 |
        | C-2 | ENG-1, ENG-2 |
        | C-3 | ENG-3 |
        | C-4 | ENG-2 |
      `,
        },
        reports: ['3 error ENG-3 left its claims', '5 error ENG-1 left its claims'],
    },
    {
        title: 'Two claims for one row, and a claim told twice',
        config: claimsInTable,
        markdown: lines `
      | ID | State | Owner |
      | --- | --- | --- |
      | ENG-1 | ACTIVE | C-1 |
      | ENG-2 | ACTIVE | C-1 |
    `,
        files: {
            'claims.md': lines `
        ## Active claims

        | Claim | Rows |
        | --- | --- |
        | C-1 | ENG-1 |
        | C-2 | ENG-1 |
        | C-1 | ENG-2 |
      `,
        },
        reports: ['claims.md:6 error ENG-1 also in C-2', 'claims.md:7 error C-1 again'],
    },
];

;// CONCATENATED MODULE: ./build/rules/pages/shared/claim-reading-examples.js


const claimsInList = {
    columns: claimsInTable.columns,
    claims: { states: ['active'], in: { files: 'claims.md', rows: 'Rows', owner: 'Who' } },
};
/** Claims in another shape, and what cannot be read as one. */
const claimReadingExamples = [
    {
        title: 'Claims that cannot be read: without IDs, with a range that runs backwards, outside of any table',
        config: claimsInTable,
        markdown: lines `
      | ID | State | Owner |
      | --- | --- | --- |
      | ENG-1 | ACTIVE | C-3 |
      | ENG-2 | READY | |
    `,
        files: {
            'claims.md': lines `
        ## Active claims

        | Claim | Rows |
        | --- | --- |
        | C-1 | the reader |
        | C-2 | ENG-4..2 |

        | C-3 | ENG-1 |
      `,
        },
        reports: [
            'claims.md:5 error C-1 without rows',
            'claims.md:6 error C-2 without rows',
            'claims.md:8 error C-3 outside of any table',
        ],
    },
    {
        title: 'A table of claims without the column of the rows',
        config: claimsInTable,
        markdown: lines `
      | ID | State | Owner |
      | --- | --- | --- |
      | ENG-1 | READY | |
    `,
        files: { 'claims.md': '## Active claims\n\n| Claim | Scope |\n| --- | --- |\n| C-1 | ENG-1 |\n' },
        reports: ['claims.md:3 error claims.md without Rows'],
    },
    {
        title: 'A list that names rows and does not say that it claims them',
        config: claimsInTable,
        markdown: lines `
      | ID | State | Owner |
      | --- | --- | --- |
      | ENG-1 | READY | |
    `,
        files: { 'claims.md': '## Active claims\n\n- Nothing by Ben.\n- Ana has (ENG-1).\n' },
        reports: ['claims.md:4 error claims.md without Rows'],
    },
    {
        title: 'The heading is not there',
        config: claimsInTable,
        markdown: lines `
      | ID | State | Owner |
      | --- | --- | --- |
      | ENG-1 | READY | |
    `,
        files: { 'claims.md': '## Claims\n\nNone.\n' },
        reports: ['claims.md:1 error Active claims'],
    },
    {
        title: 'The document is not there',
        config: claimsInTable,
        markdown: lines `
      | ID | State | Owner |
      | --- | --- | --- |
      | ENG-1 | READY | |
    `,
        reports: ['.github/rowaudit.yml:24 error claims.md'],
    },
    {
        title: 'A list of claims by the one who holds them',
        config: claimsInList,
        markdown: lines `
      | ID | State | Owner |
      | --- | --- | --- |
      | ENG-1 | ACTIVE | Ana Lima |
      | ENG-2 | ACTIVE | Ana Lima |
      | ENG-3 | ACTIVE | Ben |
      | ENG-4 | ACTIVE | Ben |
    `,
        files: {
            'claims.md': lines `
        We claim rows here, one item each.

        - Reader
          - Who: Ana Lima
          - Rows: ENG-1
        - Writer — who: Ana Lima; rows: ENG-2

        ## Search

        Who: Ben

        Rows: ENG-3, ENG-5
      `,
        },
        reports: ['6 error ENG-4', 'claims.md:12 error ENG-5 in Search'],
    },
    {
        title: 'A matrix without a column of owners: a claim that lists the row is enough',
        config: claimsInTable,
        markdown: lines `
      | ID | State |
      | --- | --- |
      | ENG-1 | ACTIVE |
      | ENG-2 | ACTIVE |
    `,
        files: { 'claims.md': '## Active claims\n\n| Claim | Rows |\n| --- | --- |\n| C-1 | ENG-1 |\n' },
        reports: ['4 error ENG-2'],
    },
    {
        title: 'A matrix that cannot be read',
        config: claimsInTable,
        markdown: lines `
      | ID | State | Owner |
      | --- | --- | --- |
      <<<<<<< ours
      | ENG-1 | ACTIVE | C-1 |
      =======
      | ENG-1 | DONE | - |
      >>>>>>> theirs
    `,
        files: { 'claims.md': '## Active claims\n\n| Claim | Rows |\n| --- | --- |\n| C-1 | ENG-1 |\n' },
        reports: [],
        skips: ['matrix.md was not read'],
    },
];

;// CONCATENATED MODULE: ./build/rules/pages/claim-mismatch.js


/* harmony default export */ const claim_mismatch = ({
    why: 'Whoever looks for work reads one of two documents: the matrix, or the record of who holds what. A claim that outlives its row keeps others away from work that nobody does, and a row without a claim is taken up twice. In one public record one row was claimed eight times.',
    beforehand: 'When you take a row, list its ID in one claim and name that claim as the owner of the row. When the row leaves the states that need a claim, take its ID out of the claim in the same change, and retire a claim that has nothing left.',
    examples: [...claimExamples, ...claimReadingExamples],
});

;// CONCATENATED MODULE: ./build/rules/pages/conflict-marker.js

/* harmony default export */ const conflict_marker = ({
    why: 'Between the markers stand two versions of the record, and nobody knows which one holds. The rows of such a file are not read until somebody has chosen.',
    beforehand: 'Resolve the conflict and search the file for `<<<<<<<` before you commit. To show markers on purpose, indent them.',
    examples: [
        {
            title: 'A conflict that was committed',
            markdown: lines `
        | ID | State |
        | --- | --- |
        <<<<<<< HEAD
        | ENG-1 | READY |
        =======
        | ENG-1 | BLOCKED |
        >>>>>>> main
      `,
            reports: ['3 error matrix.md'],
        },
        {
            title: 'An underlined heading is no conflict',
            markdown: lines `
        Plan
        =======

        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
            reports: [],
        },
    ],
});

;// CONCATENATED MODULE: ./build/rules/pages/contested-row.js

/* harmony default export */ const contested_row = ({
    why: 'Two branches for one row are, more often than not, two people doing the same work without knowing of each other. One of them will have worked in vain.',
    beforehand: 'Before you begin, look for a branch of the row; join it, or take over from it. When you continue on a new branch, delete the old one, or rename it so that a `parked` pattern covers it. Parts that land apart are better rows of their own.',
    examples: [
        {
            title: 'Two branches with work still to land',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            branches: [
                { name: 'row/ENG-1', paths: ['src/header.ts'] },
                { name: 'row/ENG-1-again', paths: ['src/header.ts'] },
            ],
            reports: ['3 notice ENG-1'],
        },
        {
            title: 'One has landed, one only takes notes, one is empty',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            branches: [
                { name: 'row/ENG-1', paths: ['src/header.ts'] },
                { name: 'row/ENG-1-first', paths: ['src/header.ts'], landed: true },
                { name: 'row/ENG-1-notes', paths: ['notes.md'] },
                { name: 'row/ENG-1-later', paths: [], commits: 0 },
            ],
            reports: [],
        },
        {
            title: 'A branch and its copy on origin',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            branches: [
                { name: 'row/ENG-1', paths: ['src/header.ts'], daysAgo: 2 },
                { name: 'row/ENG-1', local: true, paths: ['src/header.ts'], daysAgo: 1 },
            ],
            reports: [],
        },
    ],
});

;// CONCATENATED MODULE: ./build/rules/pages/shared/overview.js

/** A second matrix with these rows, each an ID and a state. */
const overview = (...rows) => ({
    files: { 'overview.md': `| ID | State |\n| --- | --- |\n${rows.map(row => `| ${row} |\n`).join('')}` },
    config: { matrices: ['matrix.md', 'overview.md'] },
});
/** The ID `ENG-1` in two files that number their rows independently, in this state in the second. */
const independentFiles = (state) => {
    const { files, config } = overview(`ENG-1 | ${state}`);
    return {
        title: 'IDs that are one file’s own',
        markdown: lines `
      | ID | State |
      | --- | --- |
      | ENG-1 | READY |
    `,
        files,
        config: { ...config, namespace: 'file' },
        reports: [],
    };
};

;// CONCATENATED MODULE: ./build/rules/pages/contradicting-rows.js


/* harmony default export */ const contradicting_rows = ({
    why: 'When two lines disagree about a row, at most one of them holds, and each reader picks another. It is what a blind merge of two moves leaves behind, and what becomes of every state that is kept twice.',
    beforehand: 'When you move a row, search the matrices for its ID and move every line, or turn the others into pointers. Where files number their rows independently, set `namespace: file`.',
    examples: [
        {
            title: 'A merge left one row twice, in two states',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
        | ENG-1 | DONE |
      `,
            reports: ['4 error ENG-1'],
        },
        {
            title: 'Two files disagree',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | BLOCKED |
      `,
            ...overview('ENG-1 | PLANNED'),
            reports: ['overview.md:3 error ENG-1'],
        },
        {
            title: 'A pointer and an unread state contradict nothing',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | BLOCKED |
        | ENG-2 | DONE |
      `,
            ...overview('ENG-1 | SEE matrix.md', 'ENG-2 | DOEN'),
            reports: [],
        },
        independentFiles('DONE'),
        {
            title: 'Without a configuration',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | todo |
        | ENG-2 | todo |
        | ENG-1 | done |
      `,
            config: null,
            reports: ['5 warning ENG-1'],
        },
    ],
});

;// CONCATENATED MODULE: ./build/rules/pages/shared/lines-of-code.js
/** So many lines of something, for an example. */
const linesOfCode = (count) => 'read()\n'.repeat(count);

;// CONCATENATED MODULE: ./build/rules/pages/coverage-drift.js


const coverage = { documents: ['coverage.md'] };
/* harmony default export */ const coverage_drift = ({
    why: 'A figure that nobody measures again is a claim like any other, and readers trust it more than words. A line count is a smell test and never a target, so nobody has to keep it exact: `~862` may be off by a tenth, `1.2k` stands for what rounds to it, and a table need not record a figure at all.',
    beforehand: 'Run `rowaudit measure` and paste the table that it prints. Write a rough figure, `~860` or `0.9k`, or set a tolerance, so that not every change has to edit the table and meets every other change there.',
    examples: [
        {
            title: 'A figure left behind, and one that is none',
            config: { coverage },
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | ACTIVE |
      `,
            files: {
                'coverage.md': lines `
          | ID | Paths | Estimate | Measured |
          | --- | --- | --- | --- |
          | ENG-1 | src/reader.ts | 10k | 862 |
          | ENG-2 | src/reader.ts | 10k | plenty |
        `,
                'src/reader.ts': linesOfCode(9),
            },
            reports: ['coverage.md:3 warning ENG-1', 'coverage.md:4 warning ENG-2'],
        },
        {
            title: 'Figures that are right, rough, rounded, or not given',
            config: { coverage },
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            files: {
                'coverage.md': lines `
          | ID | Paths | Estimate | Measured |
          | --- | --- | --- | --- |
          | ENG-1 | src/reader.ts | 10k | 19 lines |
          | ENG-1 | src/reader.ts | 10k | ~18 |
          | ENG-1 | src/reader.ts | 10k | 0.02k |
          | ENG-1 | src/reader.ts | 10k | - |
        `,
                'src/reader.ts': linesOfCode(19),
            },
            reports: [],
        },
        {
            title: 'A tolerance for all figures',
            config: { coverage, rules: { 'coverage-drift': { tolerance: 5 } } },
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | ACTIVE |
      `,
            files: {
                'coverage.md': lines `
          | ID | Paths | Measured |
          | --- | --- | --- |
          | ENG-1 | src/reader.ts | 21 |
          | ENG-2 | src/reader.ts | 22 |
        `,
                'src/reader.ts': linesOfCode(20),
            },
            reports: ['coverage.md:4 warning ENG-2'],
        },
    ],
});

;// CONCATENATED MODULE: ./build/rules/pages/coverage-gap.js


const coverage_gap_coverage = { documents: ['coverage.md'] };
const done = lines `
  | ID | State |
  | --- | --- |
  | ENG-1 | DONE |
`;
/* harmony default export */ const coverage_gap = ({
    graded: 'a notice for a path that is not there yet, where nothing says that its row is finished',
    why: 'Merged is not finished. In one project a module of 198 lines stood where ten thousand were estimated, the notes said "merged", and three readers believed the notes; one count would have told them. A line count is a smell test and never a target: it shows where to look, and says nothing about whether the work is good. So this is a warning, and `862 of 10k lines` is an honest note.',
    beforehand: 'Say what is done and what is not: a state of a part, or a note such as `862 of 10k`. Where the work turned out smaller, correct the estimate and say why beside it. Never write lines for the sake of their number. Name the code and the test of each feature that you list.',
    examples: [
        {
            title: 'A fragment that says it is finished, by its state and by its note',
            config: { coverage: coverage_gap_coverage },
            markdown: lines `
        | ID | State | Notes |
        | --- | --- | --- |
        | ENG-1 | DONE | |
        | ENG-2 | ACTIVE, merged | |
        | ENG-3 | GATING | nothing left to do |
        | ENG-4 | DONE | |
      `,
            files: {
                'coverage.md': lines `
          | ID | Paths | Estimate |
          | --- | --- | --- |
          | ENG-1 | src/reader | 12–16 |
          | ENG-2 | \`src/writer/*.ts\`, [more](src/more.ts) | ~20 |
          | ENG-3 | src/more.ts | 5 |
          | ENG-4 | src/reader | 10 |
        `,
                'src/reader/header.ts': linesOfCode(10),
                'src/writer/body.ts': linesOfCode(5),
                'src/more.ts': linesOfCode(4),
            },
            reports: ['3 warning ENG-1', '4 warning ENG-2', '5 warning ENG-3'],
        },
        {
            title: 'Rows that say how far they are, and the row of a part that is merged',
            config: { coverage: coverage_gap_coverage },
            markdown: lines `
        | ID | State | Notes |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | merged, 9 of 10k lines |
        | ENG-2 | ACTIVE | W1 merged |
        | ENG-3 | PARTIAL | not merged yet |
        | ENG-4 | READY | |
      `,
            files: {
                'coverage.md': lines `
          | ID | Paths | Estimate |
          | --- | --- | --- |
          | ENG-1 | src/reader.ts | 10k |
          | ENG-2 | src/reader.ts | 10k |
          | ENG-3 | src/reader.ts | 10k |
          | ENG-4 | - | 10k |
        `,
                'src/reader.ts': linesOfCode(9),
            },
            reports: [],
        },
        {
            title: 'Tests, generated and foreign files, documents and blank lines are not counted',
            config: { coverage: { ...coverage_gap_coverage, tests: ['**/*.check.ts'], generated: ['**/tables.ts'] } },
            markdown: done,
            files: {
                'coverage.md': lines `
          | ID | Paths | Estimate |
          | --- | --- | --- |
          | ENG-1 | src/ | 10 |
        `,
                '.gitattributes': '*.pb.ts linguist-generated\nsrc/foreign/** linguist-vendored\n',
                'src/reader.ts': `${linesOfCode(9)}\n\n  \n`,
                'src/reader.check.ts': linesOfCode(9),
                'src/tables.ts': linesOfCode(9),
                'src/wire.pb.ts': linesOfCode(9),
                'src/foreign/zip.ts': linesOfCode(9),
                'src/README.md': linesOfCode(9),
            },
            reports: ['3 warning ENG-1'],
        },
        {
            title: 'A finished row with features that nothing anchors',
            config: { coverage: coverage_gap_coverage },
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
        | ENG-2 | ACTIVE |
      `,
            files: {
                'coverage.md': lines `
          | ID | Paths | Estimate |
          | --- | --- | --- |
          | ENG-1 | src/reader.ts | 5 |
          | ENG-2 | src/reader.ts | 5 |

          | ID | Feature | Code | Test |
          | --- | --- | --- | --- |
          | ENG-1 | headers | [reader](src/reader.ts#L1-L3) | \`src/reader.check.ts:1\` |
          | | footers | src/reader.ts:2 | none |
          | | length | src/length.ts | src/reader.check.ts |
          | ENG-2 | trailers | | |
        `,
                'src/reader.ts': linesOfCode(9),
                'src/reader.check.ts': linesOfCode(9),
            },
            reports: ['3 warning ENG-1: footers', '3 warning ENG-1: length'],
        },
        {
            title: 'What cannot be read or counted is named with its line',
            config: { coverage: coverage_gap_coverage },
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
        | ENG-2 | READY |
      `,
            files: {
                'coverage.md': lines `
          | ID | Paths | Estimate |
          | --- | --- | --- |
          | ENG-1 | src/gone.ts | a lot |
          | ENG-2 | ../elsewhere | |
          | ENG-9 | src/reader.ts | 5 |
          | later | src/reader.ts | 5 |
          | Total | | 10 |

          | Paths | Estimate |
          | --- | --- |
          | src/reader.ts | 5 |
        `,
                'src/reader.ts': linesOfCode(9),
            },
            reports: [
                'coverage.md:3 warning ENG-1 "a lot"',
                'coverage.md:3 warning ENG-1 "src/gone.ts"',
                'coverage.md:4 notice ENG-2 "../elsewhere"',
                'coverage.md:5 warning ENG-9',
                'coverage.md:6 warning "later"',
                'coverage.md:9 warning coverage table without IDs',
            ],
        },
        {
            title: 'A document without a coverage table',
            config: { coverage: coverage_gap_coverage },
            markdown: done,
            files: { 'coverage.md': 'It will stand here.\n' },
            reports: ['coverage.md:1 warning no coverage table'],
        },
        {
            title: 'Nothing is agreed',
            markdown: done,
            files: { 'coverage.md': '| ID | Paths | Estimate |\n| --- | --- | --- |\n| ENG-1 | - | 10k |\n' },
            reports: [],
        },
    ],
});

;// CONCATENATED MODULE: ./build/rules/pages/duplicate-id.js


/* harmony default export */ const duplicate_id = ({
    why: 'A row that is kept in two places is moved in one of them. From then on each reader believes the copy that was found first.',
    beforehand: 'Keep the row where its owner looks, and let the other line only point at it, in a state of class `pointer` or in a table without a State column. Where files number their rows independently, set `namespace: file`.',
    examples: [
        {
            title: 'The same ID live in two files',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
            ...overview('ENG-1 | READY'),
            reports: ['overview.md:3 warning ENG-1'],
        },
        {
            title: 'A line that points at the row, and one that is not live',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
        | ENG-2 | DONE |
      `,
            ...overview('ENG-1 | SEE matrix.md', 'ENG-2 | DONE'),
            reports: [],
        },
        independentFiles('READY'),
        {
            title: 'Without a configuration, a short ID means its own file',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | T-1 | next |
        | ENG-1 | next |
      `,
            files: overview('T-1 | next', 'ENG-1 | next').files,
            config: null,
            reports: ['overview.md:4 notice ENG-1'],
        },
    ],
});

;// CONCATENATED MODULE: ./build/rules/pages/empty-cell.js

const owned = { contracts: { 'active-row': { rows: ['active', 'GATING'], columns: ['Owner'] } } };
/* harmony default export */ const empty_cell = ({
    why: 'A state makes other cells of its row true or empty: a row in flight without an owner is in nobody’s hands, and a row that waits without a reason waits for ever. A dash looks filled to whoever skims the table.',
    beforehand: 'When you move a row into a state, fill the columns that its contract names. A dash, `none`, `open`, `tbd` and the like hold nothing; `placeholders` of the configuration says which words do not count.',
    examples: [
        {
            title: 'Nothing, a dash, a word for nothing, an owner who was struck out',
            config: owned,
            markdown: lines `
        | ID | State | Owner |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | |
        | ENG-2 | ACTIVE | — |
        | ENG-3 | GATING | *None.* |
        | ENG-4 | GATING | ~~Ada~~ |
      `,
            reports: ['3 error ENG-1 Owner', '4 error ENG-2 Owner', '5 error ENG-3 Owner', '6 error ENG-4 Owner'],
        },
        {
            title: 'Owned rows, and rows of which nothing is wanted',
            config: owned,
            markdown: lines `
        | ID | State | Owner |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | Ada |
        | ENG-2 | GATING | \`CLAIM-7\`, open |
        | ENG-3 | READY | |
        | ENG-4 | SEE | |
      `,
            reports: [],
        },
        {
            title: 'One of two columns is enough, and words of your own for nothing',
            config: {
                contracts: { 'blocked-row': { rows: ['blocked'], columns: [['Blocker', 'Waits for'], 'Since'] } },
                placeholders: ['-', 'someone else'],
            },
            markdown: lines `
        | ID | State | Waits for | Since |
        | --- | --- | --- | --- |
        | ENG-1 | BLOCKED | the new parser | May |
        | ENG-2 | BLOCKED | Someone else | - |
        | ENG-3 | BLOCKED | none | May |
      `,
            reports: ['4 error ENG-2 Since', '4 error ENG-2 Waits for'],
        },
        {
            title: 'The table has no such column',
            config: owned,
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | READY |
      `,
            reports: ['3 error ENG-1 Owner'],
        },
    ],
});

;// CONCATENATED MODULE: ./build/rules/pages/empty-matrix.js

/* harmony default export */ const empty_matrix = ({
    why: 'A matrix that gives no row is judged by no rule, and looks clean. A pattern with a typing error matched nothing for seven months of green runs; a matrix whose column was called Class sat in a list just as long.',
    beforehand: 'After moving a matrix or renaming a column, follow with `matrices` or `columns` in the configuration. A file that may be empty says so there: `{ files: [plan.md], allow-empty: the plan starts in May }`.',
    examples: [
        {
            title: 'No column is a State column',
            markdown: lines `
        | ID | Class |
        | --- | --- |
        | ENG-1 | READY |
      `,
            reports: ['1 error matrix.md'],
        },
        {
            title: 'A pattern that matches no file',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
            config: { matrices: ['matrix.md', 'plans/*.md'] },
            reports: ['.github/rowaudit.yml:3 error plans/*.md'],
        },
        {
            title: 'A file that may be empty, with the reason',
            markdown: lines `
        The plan starts in May.
      `,
            config: { matrices: [{ files: ['matrix.md'], 'allow-empty': 'the plan starts in May' }] },
            reports: [],
        },
        {
            title: 'A contract about matrices that are not there',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
            config: {
                contracts: {
                    'done-row': { matrices: ['plan/*.md'], rows: ['done'] },
                    'any-row': { matrices: ['*.md'] },
                },
            },
            reports: ['.github/rowaudit.yml:22 error contract done-row'],
        },
        {
            title: 'A file with rows',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
            reports: [],
        },
    ],
});

;// CONCATENATED MODULE: ./build/rules/pages/hollow-claim.js


const hollow_claim_coverage = {
    documents: ['coverage.md'],
    exhausted: { documents: ['notes.md'], phrases: ['nothing left to do', 'all merged'] },
};
const table = lines `
  | ID | Paths | Estimate |
  | --- | --- | --- |
  | ENG-1 | src/reader.ts | 20 |
  | ENG-2 | src/reader.ts | 8 |
`;
const files = { 'coverage.md': table, 'src/reader.ts': linesOfCode(9) };
const markdown = lines `
  | ID | State |
  | --- | --- |
  | ENG-1 | ACTIVE |
  | ENG-2 | ACTIVE |
`;
/* harmony default export */ const hollow_claim = ({
    why: 'Notes are a claim about the work, not a measurement of it. Three readers of one project believed a table that was "merged", and nobody worked for 47 hours. The size is a smell test and never a target: it warns that somebody should look before the next reader believes the words.',
    beforehand: 'Write what is left instead of that nothing is. Name the rows that a sentence is about, in its paragraph or under its heading: it is held against these rows alone. A denial, a condition, a reservation and a quotation are no such claim, nor is what stands in code or in a comment.',
    examples: [
        {
            title: 'Notes that say there is nothing left',
            config: { coverage: hollow_claim_coverage },
            markdown,
            files: {
                ...files,
                'notes.md': '# Today\n\nWe looked at everything: all merged, nothing left\nto do.\n',
            },
            reports: ['notes.md:3 warning all merged', 'notes.md:3 warning nothing left to do'],
        },
        {
            title: 'The row with the gap is named in the paragraph, or in the section',
            config: { coverage: hollow_claim_coverage },
            markdown,
            files: {
                ...files,
                'notes.md': lines `
          ENG-1: nothing left to do.

          ## The reader (ENG-1)

          There is nothing left to do.

          ## The writer

          ENG-2 is large enough.

          All merged!
        `,
            },
            reports: ['notes.md:1 warning nothing left to do', 'notes.md:5 warning nothing left to do'],
        },
        {
            title: 'Denied, conditional, with a reservation, quoted, in code, in a comment, or struck out',
            config: { coverage: hollow_claim_coverage },
            markdown,
            files: {
                ...files,
                'notes.md': lines `
          It is not true that there is nothing left to do. Once it is all merged we rest.
          There is nothing left to do except the footer. The old notes were wrong: "all merged".
          ~~All merged.~~ Nothing left to document.

          > All merged.

          \`\`\`
          nothing left to do
          \`\`\`

          <!-- all merged -->
        `,
            },
            reports: [],
        },
        {
            title: 'A document that nobody can read',
            config: { coverage: hollow_claim_coverage },
            markdown,
            files: { ...files, 'notes.md': 'Nothing left \u0000 to do.\n' },
            reports: ['notes.md:1 warning notes.md'],
        },
        {
            title: 'No gap',
            config: { coverage: hollow_claim_coverage },
            markdown,
            files: {
                'coverage.md': table,
                'src/reader.ts': linesOfCode(20),
                'notes.md': 'Nothing left to do.\n',
            },
            reports: [],
        },
        {
            title: 'Paragraphs about a row without a gap, beside one with a gap',
            config: { coverage: hollow_claim_coverage },
            markdown,
            files: { ...files, 'notes.md': '# ENG-1\n\nIt has begun.\n\nENG-2: nothing left to do.\n' },
            reports: [],
        },
        {
            title: 'The only row with a gap was given up',
            config: { coverage: hollow_claim_coverage, states: { ACTIVE: 'active', DROPPED: 'dropped' } },
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | DROPPED |
        | ENG-2 | ACTIVE |
      `,
            files: { ...files, 'notes.md': 'Nothing left to do.\n' },
            reports: [],
        },
    ],
});

;// CONCATENATED MODULE: ./build/rules/pages/idle-base.js

const config = { rules: { 'idle-base': 'warning' } };
/* harmony default export */ const idle_base = ({
    why: 'Two days of record-keeping without a work commit look busy: in one project 47 hours went by, 313 cycles started on the same commit, and nobody was told. The alarm is for whoever watches the repository, on a schedule: it blames no row and no author, and says nothing where a change is judged.',
    beforehand: 'Land a piece of work, however small, or move the rows that nobody is working on out of the active states. Set the rule in `rules` and run the audit on a schedule; without being set it is off.',
    examples: [
        {
            title: 'Two days of record-keeping',
            config,
            markdown: lines `
        # Rows

        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | DONE |
      `,
            base: [
                { message: 'Read the header', paths: ['src/header.ts'], daysAgo: 3 },
                { message: 'Plan the footer', paths: ['matrix.md'], daysAgo: 1 },
            ],
            reports: ['3 warning base'],
        },
        {
            title: 'Nothing at all, in the table with the most active rows',
            config: { rules: { 'idle-base': { hours: 24 } } },
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |

        | ID | State |
        | --- | --- |
        | ENG-2 | ACTIVE |
        | ENG-3 | ACTIVE |
      `,
            base: [{ message: 'Read the header', paths: ['src/header.ts'], daysAgo: 2 }],
            reports: ['5 warning base'],
        },
        {
            title: 'A history without any work',
            config,
            markdown: lines `
        # Rows

        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            base: [{ message: 'Plan the footer', paths: ['matrix.md'], daysAgo: 0 }],
            reports: ['3 warning base'],
        },
        {
            title: 'Work has landed',
            config,
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            base: [{ message: 'Read the header', paths: ['src/header.ts', 'matrix.md'], daysAgo: 1 }],
            reports: [],
        },
        {
            title: 'No row claims that somebody is working, research that leaves no trace aside',
            config: {
                ...config,
                states: { READY: 'ready', SPIKE: { class: 'active', evidence: 'none' } },
            },
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
        | ENG-2 | SPIKE |
      `,
            base: [{ message: 'Read the header', paths: ['src/header.ts'], daysAgo: 30 }],
            reports: [],
        },
        {
            title: 'A change is judged',
            config,
            before: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | ACTIVE |
      `,
            base: [{ message: 'Read the header', paths: ['src/header.ts'], daysAgo: 30 }],
            reports: [],
        },
        {
            title: 'It is not set',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            base: [{ message: 'Read the header', paths: ['src/header.ts'], daysAgo: 30 }],
            reports: [],
        },
    ],
});

;// CONCATENATED MODULE: ./build/rules/pages/illegal-mark.js

const inList = (files = 'README.md', under = 'Status') => ({
    files,
    under,
    marks: { '✅': ['done'], '🚧': ['active', 'gating'], '📋': ['ready'], '🚫': ['blocked'] },
});
/* harmony default export */ const illegal_mark = ({
    why: 'A list of marks is the short form of the matrix for those who do not read it. A check mark behind which the row is still in progress claims more than anybody can back, and a row that is missing from the list is not seen at all.',
    beforehand: 'When you move a row, change its mark in the same change; when you take up the first work on a row, add it to the list. `marks` of the configuration says for which states each mark may stand.',
    examples: [
        {
            title: 'A list of marks, two of which claim too much',
            config: { marks: inList() },
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
        | ENG-2 | ACTIVE |
        | ENG-3 | READY |
        | ENG-4 | BLOCKED |
      `,
            files: {
                'README.md': lines `
          # Reader

          - 🎉 ENG-2 is on its way

          ## Status

          - ✅ ENG-1 reads headers
          - ✅ \`ENG-2\` reads footers, see ENG-1
          - 📋 [ENG-3](matrix.md), ENG-4
          - Everything else is open
        `,
            },
            reports: ['README.md:8 error ENG-2', 'README.md:9 error ENG-4'],
        },
        {
            title: 'Boxes as marks, and every live row listed once',
            config: {
                marks: {
                    files: 'matrix.md',
                    under: 'Checklist',
                    marks: { '[x]': ['done'], '[ ]': ['live', 'planned'] },
                    complete: true,
                },
            },
            markdown: lines `
        ## Checklist

        - [x] ENG-1 headers
        - [ ] ENG-2 footers
        - [x] ENG-3 search
        - [ ] ENG-2 again
        - [ ] tell the others

        ## Rows

        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
        | ENG-2 | ACTIVE |
        | ENG-3 | READY |
        | ENG-4 | READY |
        | ENG-5 | INVENTORIED |
      `,
            reports: ['5 error ENG-3', '6 error ENG-2 again', '16 error ENG-4 is not listed'],
        },
        {
            title: 'A table of marks: an unknown mark, no mark, an unknown row, a mark without a row',
            config: {
                ids: 'ENG-\\d+',
                marks: {
                    files: 'matrix.md',
                    under: 'Support',
                    mark: 'Support',
                    row: 'Row',
                    marks: { '✅': ['DONE', 'GATING'], '🚧': ['ACTIVE'] },
                    complete: ['GATING'],
                },
            },
            markdown: lines `
        ## Support

        | Support | What | Row |
        | :---: | --- | --- |
        | ✅ | headers | ENG-1 |
        | 🚀 | footers | ENG-2 |
        | | search | ENG-3 |
        | 🚧 | index | ENG-9 |
        | 🚧 | ENG-2 | - |

        ## Rows

        | ID | State |
        | --- | --- |
        | ENG-1 | GATING |
        | ENG-2 | ACTIVE |
        | ENG-3 | ACTIVE |
      `,
            reports: ['6 error ENG-2', '7 error ENG-3', '8 error ENG-9 is no row', '9 error 🚧 without a row'],
        },
        {
            title: 'A section without marks, a heading that is not there, a document that is not there',
            config: {
                marks: [inList(), inList('README.md', 'Progress'), inList('CHECKLIST.md')],
            },
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
      `,
            files: { 'README.md': '# Reader\n\n## Status\n\nENG-1 is done.\n' },
            reports: [
                'README.md:1 error Progress',
                'README.md:3 error Status',
                '.github/rowaudit.yml:45 error CHECKLIST.md',
            ],
        },
        {
            title: 'A matrix that cannot be read',
            config: { marks: inList() },
            markdown: lines `
        | ID | State |
        | --- | --- |
        <<<<<<< ours
        | ENG-1 | ACTIVE |
        =======
        | ENG-1 | DONE |
        >>>>>>> theirs
      `,
            files: { 'README.md': '## Status\n\n- ✅ ENG-1\n' },
            reports: [],
            skips: ['matrix.md was not read'],
        },
    ],
});

;// CONCATENATED MODULE: ./build/rules/pages/illegal-move.js

/* harmony default export */ const illegal_move = ({
    why: 'A state that can be skipped is a step that nobody takes. Where a team has agreed on the way of a row, from its spec over its work to its review, a move that leaves a part of it out is a claim that nobody has looked at.',
    beforehand: 'Look in `moves` of the configuration, where it is agreed what a row may become; a row that is not on its way there is moved to a state between first. Without `moves` every move is allowed, and so is every move from a class or state that is not listed there.',
    examples: [
        {
            title: 'A row that skips its work, one that arrives as done, and one that is taken out',
            config: { moves: { ready: ['active', 'blocked'], arrival: ['inventoried', 'planned', 'ready'] } },
            before: lines `
        # Engine

        | ID | State | Title |
        | --- | --- | --- |
        | ENG-1 | READY | Read the header |
        | ENG-2 | READY | Read the footer |
      `,
            markdown: lines `
        # Engine

        | ID | State | Title |
        | --- | --- | --- |
        | ENG-1 | DONE | Read the header |
        | ENG-3 | DONE | Search |
      `,
            reports: ['3 error ENG-2', '5 error ENG-1', '6 error ENG-3'],
        },
        {
            title: 'Allowed moves, by class and by state, and moves from where nothing is said',
            config: { moves: { ready: ['active'], GATING: ['PARTIAL', 'done', 'departure'] } },
            before: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
        | ENG-2 | GATING |
        | ENG-3 | GATING |
        | ENG-4 | PLANNED |
      `,
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | PARTIAL |
        | ENG-4 | DONE |
      `,
            reports: [],
        },
        {
            title: 'What is said of a state goes before what is said of its class',
            config: {
                states: { READY: 'ready', SPIKE: 'active', ACTIVE: 'active', DONE: 'done' },
                moves: { active: ['done'], SPIKE: ['READY', 'ACTIVE'] },
            },
            before: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | SPIKE |
        | ENG-2 | SPIKE |
        | ENG-3 | ACTIVE |
      `,
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | DONE |
        | ENG-3 | DONE |
      `,
            reports: ['4 error ENG-2'],
        },
        {
            title: 'Nothing is agreed about moves',
            before: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | INVENTORIED |
      `,
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
      `,
            reports: [],
        },
    ],
});

;// CONCATENATED MODULE: ./build/rules/pages/landed-row.js

/* harmony default export */ const landed_row = ({
    graded: 'a notice while the newest work is not older than `days`; a row of class `gating` stays quiet for so long, and is a notice afterwards',
    why: 'When all work that can be found has landed, either the row is finished, or somebody has yet to say what is left. Until then nobody takes it up, and nobody counts it as done. It does not say that the row is finished: that is for a reader of the row to judge.',
    beforehand: 'Move the row in the change that lands its last work, or soon after: on to the next state, or back to the list with what is missing. While more is to come, push the branch that brings it.',
    examples: [
        {
            title: 'All work landed yesterday, and long ago',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | ACTIVE |
      `,
            base: [
                { message: 'ENG-2: Read the footer', paths: ['src/footer.ts'], daysAgo: 40 },
                { message: 'ENG-1: Read the header', paths: ['src/header.ts'], daysAgo: 1 },
            ],
            reports: ['3 notice ENG-1', '4 warning ENG-2'],
        },
        {
            title: 'A gate may take its time, but not for ever',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | GATING |
        | ENG-2 | GATING |
      `,
            base: [
                { message: 'ENG-2: Read the footer', paths: ['src/footer.ts'], daysAgo: 40 },
                { message: 'ENG-1: Read the header', paths: ['src/header.ts'], daysAgo: 1 },
            ],
            reports: ['4 notice ENG-2'],
        },
        {
            title: 'Graver, and later',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | ACTIVE |
      `,
            config: { rules: { 'landed-row': { severity: 'error', days: 30 } } },
            base: [
                { message: 'ENG-2: Read the footer', paths: ['src/footer.ts'], daysAgo: 40 },
                { message: 'ENG-1: Read the header', paths: ['src/header.ts'], daysAgo: 20 },
            ],
            reports: ['3 notice ENG-1', '4 error ENG-2'],
        },
        {
            title: 'Follow-up on a branch, a state that waits for more, and a mere claim',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | PARTIAL: export is missing |
        | ENG-3 | ACTIVE |
      `,
            base: [
                { message: 'ENG-1, ENG-2: Read the header', paths: ['src/header.ts'], daysAgo: 40 },
                { message: 'Claim ENG-3', paths: ['matrix.md'], daysAgo: 40 },
            ],
            branches: [{ name: 'row/ENG-1', paths: ['src/footer.ts'] }],
            reports: [],
        },
        {
            title: 'Without a configuration',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | active |
        | ENG-2 | todo |
      `,
            config: null,
            base: [{ message: 'ENG-1: Read the header', paths: ['src/header.ts'], daysAgo: 40 }],
            reports: ['3 notice ENG-1'],
        },
    ],
});

;// CONCATENATED MODULE: ./build/rules/pages/shared/log-examples.js

const log = (order, more = {}) => ({
    documents: [{ files: ['log.md'], log: { entry: '## ', order }, ...more }],
});
const rows = lines `
  | ID | State |
  | --- | --- |
  | ENG-1 | READY |
`;
/** A log of these entries, with a line of text under each. */
const logOf = (...entries) => ['# Log\n', ...entries.map(entry => `## ${entry}\n\nSaid.\n`)].join('\n');
const linesDaysAgo = { '## 2026-05-20': 12, '## 2026-05-21': 11, '## 2026-05-22': 10 };
/** Examples of a log whose entries are and are not in order. Examples are judged on 2026-06-01. */
const logExamples = [
    {
        title: 'One wrong stamp is one finding, and not one for every entry after it',
        markdown: rows,
        config: log('oldest-first'),
        files: { 'log.md': logOf('2026-05-01', '2026-05-28', '2026-05-02', '2026-05-03', '2026-05-04') },
        reports: ['log.md:7 error "## 2026-05-28"'],
    },
    {
        title: 'Newest first, and times within a day',
        markdown: rows,
        config: log('newest-first'),
        files: {
            'log.md': logOf('2026-05-03 09:10', '2026-05-03 11:00', '2026-05-03', '2026-05-02 23:59', '2026-05-01'),
        },
        reports: ['log.md:3 error "## 2026-05-03 09:10"'],
    },
    {
        title: 'Equal dates, and an entry that was entered late in its chronological place',
        markdown: rows,
        config: log('oldest-first'),
        filesBefore: { 'log.md': logOf('2026-05-01', '2026-05-03', '2026-05-03 (later)') },
        files: { 'log.md': logOf('2026-05-01', '2026-05-02', '2026-05-03', '2026-05-03 (later)') },
        reports: [],
    },
    {
        title: 'Entries that stood there days before their date',
        markdown: rows,
        config: log('oldest-first'),
        linesDaysAgo: { ...linesDaysAgo, '## 2026-05-24': 11, '## 2026-05-25': 10 },
        files: { 'log.md': logOf('2026-05-20', '2026-05-24', '2026-05-25', '2026-05-22') },
        reports: ['log.md:7 error "## 2026-05-24"', 'log.md:11 error "## 2026-05-25"'],
    },
    {
        title: 'An entry of tomorrow may be one of a clock that is ahead, one of the day after is not',
        markdown: rows,
        config: log('oldest-first'),
        change: [{ message: 'ENG-1: report', paths: ['log.md'], daysAgo: 0 }],
        filesBefore: { 'log.md': logOf('2026-05-20') },
        files: {
            'log.md': logOf('2026-05-20', '2026-06-01', '2026-06-01 13:00', '2026-06-01T13:00Z', '2026-06-02'),
        },
        linesDaysAgo,
        reports: ['log.md:15 error "## 2026-06-01T13:00Z"', 'log.md:19 error "## 2026-06-02"'],
    },
    {
        title: 'Dates that are none, and an entry without one',
        markdown: rows,
        config: log('oldest-first'),
        files: { 'log.md': logOf('2026-02-28', '2026-02-30', '2026-03-01 25:00', 'Yesterday', '2026-03-02') },
        reports: [
            'log.md:7 error "## 2026-02-30"',
            'log.md:11 error "## 2026-03-01 25:00"',
            'log.md:15 error "## Yesterday"',
        ],
    },
    {
        title: 'What stands in a fence is an example of an entry',
        markdown: rows,
        config: log('oldest-first'),
        files: { 'log.md': `${logOf('2026-05-01')}\n\`\`\`\n## 2020-01-01\n\`\`\`\n\n## 2026-05-02\n` },
        reports: [],
    },
    {
        title: 'A pattern that begins no line, though there are dates',
        markdown: rows,
        config: { documents: [{ files: ['log.md'], log: { entry: '### ', order: 'oldest-first' } }] },
        files: { 'log.md': logOf('2026-05-01') },
        reports: ['.github/rowaudit.yml:21 error log log.md'],
    },
    {
        title: 'A log that has hardly begun',
        markdown: rows,
        config: log('oldest-first'),
        files: { 'log.md': '# Log\n\nWhat happened, the oldest first.\n' },
        reports: [],
    },
    {
        title: 'A name that is no file',
        markdown: rows,
        config: { documents: [{ files: ['lgo.md'], log: { entry: '## ', order: 'oldest-first' } }] },
        reports: ['.github/rowaudit.yml:21 error lgo.md'],
    },
];

;// CONCATENATED MODULE: ./build/rules/pages/log-disorder.js

/* harmony default export */ const log_disorder = ({
    why: 'A log is read by its dates: what came first, what is new, how long nothing happened. In one record the stamps ran three days ahead of the commits that brought them, since each was made up from the one before it, and all that was measured by them was wrong.',
    beforehand: 'Take the date of an entry from the clock and not from the entry beside it, and put it where it belongs by that date. What is entered late may stand in its chronological place. Equal dates are in order.',
    examples: logExamples,
});

;// CONCATENATED MODULE: ./build/rules/pages/lost-id.js

/* harmony default export */ const lost_id = ({
    why: 'A squash writes its message from the title and the body. What only the commits or the branch name is gone once it has landed and the branch is deleted, and the row stands there without evidence for work that was done.',
    beforehand: 'Put the ID into the title, or a line `Row: ENG-1` into the body. Where pull requests land as merges or are rebased, the commits keep their names: switch the rule off.',
    examples: [
        {
            title: 'Only a commit, and only the branch',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | ACTIVE |
      `,
            change: [{ message: 'ENG-1: Read the header', paths: ['src/header.ts'] }],
            headBranch: 'row/ENG-2',
            pullTitle: 'Read the header',
            reports: ['3 notice ENG-1', '4 notice ENG-2'],
        },
        {
            title: 'The title names one, and the body the other',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | ACTIVE |
      `,
            change: [
                { message: 'ENG-1: Read the header', paths: ['src/header.ts'] },
                { message: 'ENG-2: Read the footer', paths: ['src/footer.ts'] },
            ],
            pullTitle: 'ENG-1: Read the header',
            body: 'It was easy to do ENG-2 as well.',
            reports: [],
        },
        {
            title: 'The row had the name that the title says',
            before: lines `
        | ID | State | Title |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | Read the header |
      `,
            markdown: lines `
        | ID | State | Title |
        | --- | --- | --- |
        | HEAD-1 | ACTIVE | Read the header |
      `,
            change: [{ message: 'HEAD-1: Read the header', paths: ['src/header.ts'] }],
            pullTitle: 'ENG-1: Read the header',
            reports: [],
        },
        {
            title: 'No pull request, so nobody can tell what the message will be',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            change: [{ message: 'ENG-1: Read the header', paths: ['src/header.ts'] }],
            reports: [],
        },
    ],
});

;// CONCATENATED MODULE: ./build/rules/pages/malformed-row.js

/* harmony default export */ const malformed_row = ({
    why: 'GitHub splits a row at every pipe that no backslash precedes, also inside a code span, and drops the cells that are too many. What the author wrote behind such a pipe is not on the page, and the State that a reader sees may be a piece of another cell.',
    beforehand: 'Write a pipe that belongs to a cell as `\\|`, also between backticks, and look at the rendered table before you push. A cell that says nothing is still there: `| |`.',
    examples: [
        {
            title: 'A pipe inside a code span begins a new cell',
            markdown: lines `
        | ID | State | Notes |
        | --- | --- | --- |
        | ENG-1 | READY | split at \`a|b\` |
      `,
            reports: ['3 error ENG-1'],
        },
        {
            title: 'A cell is missing',
            markdown: lines `
        | ID | Title | State |
        | --- | --- | --- |
        | ENG-1 | READY |
      `,
            reports: ['3 error ENG-1'],
        },
        {
            title: 'An escaped pipe, an empty cell, and no pipe at the end',
            markdown: lines `
        | ID | State | Notes |
        | --- | --- | --- |
        | ENG-1 | READY | split at \`a\|b\` |
        | ENG-2 | READY | |
        | ENG-3 | READY | later
      `,
            reports: [],
        },
        {
            title: 'Without a configuration',
            markdown: lines `
        | ID | State | Notes |
        | --- | --- | --- |
        | ENG-1 | todo | first |
        | ENG-2 | todo | split at a|b |
      `,
            config: null,
            reports: ['4 warning ENG-2'],
        },
    ],
});

;// CONCATENATED MODULE: ./build/rules/pages/missing-anchor.js

const missing_anchor_anchors = { code: ['src/**'], test: ['tests/**'] };
const missing_anchor_files = { 'src/reader.ts': 'one\ntwo\n', 'tests/reader.ts': 'one\n', 'docs/log.md': '# Log\n' };
/* harmony default export */ const missing_anchor = ({
    why: 'A row that says gated or done makes a claim about code. Without a place where that code stands, and where its test does, the next reader has to believe it, or to do the search again.',
    beforehand: 'Write a link to the file, best with its lines (`[reader](src/reader.ts#L10-L20)`), or its path from the top (`src/reader.ts:10`), into a column of anchors before you move the row. A folder is no anchor.',
    examples: [
        {
            title: 'No anchor at all, none for the tests, a file that is not tracked, and only a folder',
            config: { contracts: { gated: { rows: ['GATING', 'done'], anchors: missing_anchor_anchors } } },
            markdown: lines `
        | ID | State | Where |
        | --- | --- | --- |
        | ENG-1 | GATING | - |
        | ENG-2 | GATING | [reader](src/reader.ts#L1) |
        | ENG-3 | DONE | src/gone.ts:12, tests/reader.ts |
        | ENG-4 | DONE | [all](src), [reader test](tests/reader.ts) |
      `,
            files: missing_anchor_files,
            reports: [
                '3 error ENG-1 code',
                '3 error ENG-1 test',
                '4 error ENG-2 test',
                '5 error ENG-3 code',
                '6 error ENG-4 code',
            ],
        },
        {
            title: 'Links, paths in the text, with lines and without; and rows that owe none',
            config: { contracts: { gated: { rows: ['GATING', 'done'], anchors: missing_anchor_anchors } } },
            markdown: lines `
        | ID | State | Where |
        | --- | --- | --- |
        | ENG-1 | GATING | [reader](src/reader.ts), \`tests/reader.ts:1\` |
        | ENG-2 | DONE | src/reader.ts:1-2; [test][test] |
        | ENG-3 | ACTIVE | |
        | ENG-4 | SEE | |

        [test]: tests/reader.ts
      `,
            files: missing_anchor_files,
            reports: [],
        },
        {
            title: 'Only some columns hold anchors, and the third kind is evidence',
            config: {
                contracts: {
                    'done-row': {
                        rows: ['done'],
                        anchors: { code: ['src/**'], evidence: ['docs/log.md'], columns: ['Code', 'Evidence'] },
                    },
                },
            },
            markdown: lines `
        | ID | State | Upstream | Code | Evidence |
        | --- | --- | --- | --- | --- |
        | ENG-1 | DONE | src/reader.ts:1 | - | [log](docs/log.md) |
        | ENG-2 | DONE | - | src/reader.ts:1 | see the log |
      `,
            files: missing_anchor_files,
            reports: ['3 error ENG-1 code', '4 error ENG-2 evidence'],
        },
        {
            title: 'The contract wants lines, and names a column that the table has not',
            config: {
                contracts: {
                    'done-row': { rows: ['done'], anchors: { code: ['src/**'], lines: true } },
                    'active-row': { rows: ['active'], anchors: { code: ['src/**'], columns: 'Our code' } },
                },
            },
            markdown: lines `
        | ID | State | Code |
        | --- | --- | --- |
        | ENG-1 | DONE | [reader](src/reader.ts) |
        | ENG-2 | DONE | [reader](src/reader.ts#L2) |
        | ENG-3 | ACTIVE | [reader](src/reader.ts#L2) |
      `,
            files: missing_anchor_files,
            reports: ['3 error ENG-1 code', '5 error ENG-3 code'],
        },
    ],
});

;// CONCATENATED MODULE: ./build/rules/pages/missing-next-step.js

const nextStep = {
    'next-step': { when: { move: {} }, owes: [{ section: ['Next step', 'What comes next'] }] },
};
/* harmony default export */ const missing_next_step = ({
    why: 'Whoever moves a row knows what has to be done next; whoever takes it up later does not. A section in the spec of the row itself is written in its own place, where no two changes meet, unlike one digest that every change has to edit.',
    beforehand: 'When you move a row, fill the section in the spec that the row links, with more than a promise to write it. A row that is done or dropped has nothing before it and owes none, nor does one that departs.',
    examples: [
        {
            title: 'No spec, a spec without the section, and one in which it is empty',
            config: { obligations: nextStep },
            before: lines `
        | ID | State | Spec |
        | --- | --- | --- |
        | ENG-1 | READY | |
        | ENG-2 | READY | [spec](two.md) |
        | ENG-3 | READY | [spec](three.md) |
      `,
            markdown: lines `
        | ID | State | Spec |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | |
        | ENG-2 | ACTIVE | [spec](two.md) |
        | ENG-3 | ACTIVE | [spec](three.md) |
      `,
            files: {
                'two.md': '# ENG-2\n\nRead the footer.\n',
                'three.md': '# ENG-3\n\n## Next step\n\nTBD\n\n## Risks\n\nMany.\n',
            },
            reports: ['3 error ENG-1', '4 error ENG-2', '5 error ENG-3'],
        },
        {
            title: 'The section is filled, or there is nothing before the row',
            config: { obligations: nextStep },
            before: lines `
        | ID | State | Spec |
        | --- | --- | --- |
        | ENG-1 | READY | [spec](one.md) |
        | ENG-2 | GATING | |
        | ENG-3 | INVENTORIED | |
        | ENG-4 | READY | |
      `,
            markdown: lines `
        | ID | State | Spec |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | [spec](one.md) |
        | ENG-2 | DONE | |
        | ENG-4 | READY | |
      `,
            files: { 'one.md': '# ENG-1\n\n## 3. What comes next\n\n- Read the length field.\n' },
            reports: [],
        },
        {
            title: 'An exempt author',
            config: { obligations: nextStep, 'exempt-authors': ['record-keeper'] },
            before: lines `
        | ID | State | Spec |
        | --- | --- | --- |
        | ENG-1 | READY | |
      `,
            markdown: lines `
        | ID | State | Spec |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | |
      `,
            author: 'Record-Keeper',
            reports: [],
            skips: ['Record-Keeper is exempt'],
        },
    ],
});

;// CONCATENATED MODULE: ./build/rules/pages/missing-spec.js

const ready = { contracts: { 'ready-row': { rows: ['ready', 'active'], spec: true } } };
const gated = {
    contracts: {
        'active-row': { rows: ['active'], spec: { sections: ['Next step', ['Exit gate', 'Exit criteria']] } },
    },
};
/* harmony default export */ const missing_spec = ({
    why: 'A row that is ready says that somebody can take it up. They can where a document says what is to be done and when it is finished. A link to nothing, or to a text about something else, only looks like one.',
    beforehand: 'Link the spec in the spec column of the row (`columns.spec`), write the ID into it, and fill its sections, each as a heading or as a row of a table with two columns. A promise to write them, such as TBD or “to be written”, does not count.',
    examples: [
        {
            title: 'No link, a link to nothing, to another site, out of the repository, and to a folder',
            config: ready,
            markdown: lines `
        | ID | State | Spec |
        | --- | --- | --- |
        | ENG-1 | READY | planned: specs/one.md |
        | ENG-2 | READY | [spec](specs/two.md) |
        | ENG-3 | ACTIVE | [spec](https://example.org/three) |
        | ENG-4 | ACTIVE | [spec](../four.md) |
        | ENG-5 | ACTIVE | [spec](specs) |
      `,
            files: { 'specs/one.md': '# ENG-1\n' },
            reports: ['3 error ENG-1', '4 error ENG-2', '5 error ENG-3', '6 error ENG-4', '7 error ENG-5'],
        },
        {
            title: 'A spec that names another row, one that is no text, and the matrix itself',
            config: ready,
            markdown: lines `
        | ID | State | Spec |
        | --- | --- | --- |
        | ENG-1 | READY | [spec](spec.md) |
        | ENG-2 | READY | [spec](spec.bin) |
        | ENG-3 | READY | [spec](#engine) |
      `,
            files: { 'spec.md': '# ENG-10\n', 'spec.bin': 'ENG-2\u0000' },
            reports: ['3 error ENG-1', '4 error ENG-2', '5 error ENG-3'],
        },
        {
            title: 'It names the row; and rows that owe none',
            config: ready,
            markdown: lines `
        | ID | State | Spec |
        | --- | --- | --- |
        | ENG-1 | READY | see [the notes](notes.md), [spec][one] |
        | ENG-2 | INVENTORIED | |
        | ENG-2 | SEE | |

        [one]: /spec.md#engine
      `,
            files: { 'spec.md': 'All of it, (ENG-1..2).\n', 'notes.md': 'Nothing.\n' },
            reports: [],
        },
        {
            title: 'A section is absent, another has nothing in it',
            config: gated,
            markdown: lines `
        | ID | State | Spec |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | [spec](one.md) |
        | ENG-2 | ACTIVE | [spec](two.md) |
        | ENG-3 | ACTIVE | [spec](three.md) |
      `,
            files: {
                'one.md': '# ENG-1\n\n## Next step\n\nRead the footer.\n',
                'two.md': '# ENG-2\n\n## Next step\n\nTBD\n\n## Exit gate\n\nAll files read.\n',
                'three.md': '# ENG-3\n\n| Section | Content |\n| --- | --- |\n| Next step | to be written |\n| Exit gate | - |\n',
            },
            reports: ['3 error ENG-1', '4 error ENG-2', '5 error ENG-3'],
        },
        {
            title: 'Sections as headings and as rows of a table, some of them in a second spec',
            config: gated,
            markdown: lines `
        | ID | State | Spec |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | [spec](one.md), [gate](two.md) |
        | ENG-2 | ACTIVE | [spec](three.md) |
      `,
            files: {
                'one.md': '# ENG-1\n\n## 3. Next step: read the footer\n',
                'two.md': '# ENG-1 and its gate\n\n### Exit criteria\n\nAll files read.\n',
                'three.md': '# ENG-2\n\n| Section | Content |\n| --- | --- |\n| **Next step** | read the footer |\n| Exit gate | all files read |\n',
            },
            reports: [],
        },
        {
            title: 'The table has no spec column',
            config: ready,
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
            reports: ['3 error ENG-1'],
        },
    ],
});

;// CONCATENATED MODULE: ./build/rules/pages/over-budget.js

const notes = (budget, more = {}) => ({ documents: [{ files: ['notes.md'], budget, ...more }] });
const over_budget_rows = lines `
  | ID | State |
  | --- | --- |
  | ENG-1 | READY |
`;
/* harmony default export */ const over_budget = ({
    why: 'A document that only grows is read by nobody, and what is written into it is soon only repeated: in one progress file of 3,531 lines a single phrase stood 4,888 times and one line 311 times, while the work stood still.',
    beforehand: 'Look in `documents` of the configuration before you write into a status or a progress file. Replace what is no longer so instead of adding to it, move what is long into the spec of its row, and take the same sentence out where it already stands.',
    examples: [
        {
            title: 'Too many lines, characters and sections; the finding stands where the limit is passed',
            markdown: over_budget_rows,
            config: notes({ lines: 4, characters: 20, sections: 1 }),
            files: { 'notes.md': '# Notes\n\nBegun.\n\n## More\n\nMore.\n' },
            reports: ['notes.md:5 error characters', 'notes.md:5 error lines', 'notes.md:5 error sections'],
        },
        {
            title: 'A paragraph, a cell and a line that are too much, each where it stands',
            markdown: over_budget_rows,
            config: notes({ paragraph: 30, cell: 12, repeats: 2 }),
            files: {
                'notes.md': lines `
          # Notes

          The import reads the header
          and the footer.

          | Part | Said |
          | --- | --- |
          | footer | nearly all done |

          - Checked.
          - Checked.
          - Checked.
        `,
            },
            reports: [
                'notes.md:3 error paragraph "The import reads the header and the footer."',
                'notes.md:8 error cell "nearly all done"',
                'notes.md:11 error line "- Checked."',
            ],
        },
        {
            title: 'A phrase that may not stand there, in any case and over a line end, and one that may stand once',
            markdown: over_budget_rows,
            config: notes({ phrases: { 'nothing left to do': 0, merged: 1 } }),
            files: {
                'notes.md': lines `
          The footer is **merged**, the header unmerged. There is *nothing
          left* to do.

          Merged again.
        `,
            },
            reports: ['notes.md:1 error phrase "nothing left to do"', 'notes.md:4 error phrase "merged"'],
        },
        {
            title: 'A name that is no file, and a file that is no text',
            markdown: over_budget_rows,
            config: { documents: [{ files: ['notes.md', 'nots.md'], budget: { lines: 10 } }] },
            files: { 'notes.md': 'a\0b\n' },
            reports: ['notes.md:1 error text of notes.md', '.github/rowaudit.yml:21 error nots.md'],
        },
        {
            title: 'Just as large as it may be; fences and rules repeat themselves everywhere',
            markdown: over_budget_rows,
            config: notes({ lines: 8, sections: 1, paragraph: 6, repeats: 1, phrases: { done: 1 } }),
            files: { 'notes.md': '# Notes\n\nDone 🎉\n\n---\n\n---\n\n' },
            reports: [],
        },
        {
            title: 'No section of the configuration asks for anything',
            markdown: over_budget_rows,
            files: { 'notes.md': 'The same.\n'.repeat(1000) },
            reports: [],
        },
    ],
});

;// CONCATENATED MODULE: ./build/rules/pages/owed-document.js

const doneOwesLog = { 'done-log': { when: { move: { to: ['done'] } }, owes: ['docs/log.md'] } };
/* harmony default export */ const owed_document = ({
    why: 'A claim that stands alone, a row moved to done, a new measurement, another entry of a registry, is understood by whoever made it and by nobody a month later. Documents are owed by claims and never by directories: an honest author of ordinary work owes none.',
    beforehand: 'Look in `obligations` of the configuration before you move a row. Pay once, in the same change: write something into the document that it did not say. White space, link targets, a deletion and a bare rename do not count; a new document does.',
    examples: [
        {
            title: 'A row is done, and the log was only reformatted',
            config: { obligations: doneOwesLog },
            before: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | GATING |
      `,
            filesBefore: { 'docs/log.md': 'Nothing yet, see [the plan](plan.md).\n' },
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
      `,
            files: { 'docs/log.md': 'Nothing yet,\nsee [the plan](../plan.md).\n' },
            reports: ['3 error ENG-1'],
        },
        {
            title: 'It is paid, in whatever commit, for all rows that moved',
            config: { obligations: doneOwesLog },
            before: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | GATING |
        | ENG-2 | ACTIVE |
      `,
            filesBefore: { 'docs/log.md': 'Nothing yet.\n' },
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
        | ENG-2 | DONE |
      `,
            files: { 'docs/log.md': 'The import reads headers and footers.\n' },
            reports: [],
        },
        {
            title: 'Two documents of which one is enough, and neither is there; a move that owes nothing',
            config: {
                obligations: {
                    blocked: {
                        when: { move: { from: ['active'], to: ['BLOCKED'] } },
                        owes: [{ any: ['docs/log.md', 'notes/*.md'] }],
                    },
                },
            },
            before: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | READY |
      `,
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | BLOCKED |
        | ENG-2 | BLOCKED |
      `,
            reports: ['3 error ENG-1'],
        },
        {
            title: 'A measurement says something new, and nobody explains it',
            config: {
                obligations: { figures: { when: { measurement: ['coverage.tsv'] }, owes: ['docs/figures.md'] } },
            },
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
            filesBefore: { 'coverage.tsv': 'reader\t862\nwriter\t10\n' },
            files: { 'coverage.tsv': 'reader\t862\nwriter\t412\n' },
            reports: ['coverage.tsv:2 error coverage.tsv'],
        },
        {
            title: 'An entry of a registry is renamed',
            config: {
                obligations: {
                    registry: {
                        when: { matches: { of: 'register\\("[^"]+"', in: ['src/registry.ts'] } },
                        owes: ['docs/registry.md'],
                    },
                },
            },
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
            filesBefore: { 'src/registry.ts': 'register("header", readHeader)\n' },
            files: { 'src/registry.ts': '// All readers.\nregister("head", readHeader)\n' },
            reports: ['src/registry.ts:2 error src/registry.ts'],
        },
        {
            title: 'The registry is edited without registering anything',
            config: {
                obligations: {
                    registry: {
                        when: { matches: { of: 'register\\("[^"]+"', in: ['src/registry.ts'] } },
                        owes: ['docs/registry.md'],
                    },
                },
            },
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
            filesBefore: { 'src/registry.ts': 'register("header", readHeader)\nregister("footer", readFooter)\n' },
            files: { 'src/registry.ts': 'register("footer", readFooter)\nregister("header", readHead)\n' },
            reports: [],
        },
        {
            title: 'An exempt author',
            config: { obligations: doneOwesLog, 'exempt-authors': ['*[bot]'] },
            before: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | GATING |
      `,
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
      `,
            author: 'record-keeper[bot]',
            reports: [],
            skips: ['record-keeper[bot] is exempt'],
        },
    ],
});

;// CONCATENATED MODULE: ./build/rules/pages/policy-change.js

/* harmony default export */ const policy_change = ({
    graded: 'an error where the configuration that the change brings cannot be read, a notice where nothing in it was relaxed',
    why: 'A gate that a change can open for itself is none, so a change is judged by the configuration that target has. What it sets for all that come after it, and whom it excuses, should be read by somebody before it lands.',
    beforehand: 'Change the configuration in a change of its own, say in its description what for, and prefer an excuse with a reason and an end, `until 2026-12-31`, to a rule that is milder for everybody.',
    examples: [
        {
            title: 'A rule is milder, a matrix is gone, a state asks for no evidence',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
            config: { matrices: ['matrix.md', 'other-*.md'] },
            configAfter: {
                matrices: ['matrix.md'],
                rules: { 'abandoned-row': 'notice' },
                states: { READY: 'ready', ACTIVE: { class: 'active', evidence: 'none' } },
            },
            reports: [
                '.github/rowaudit.yml:1 warning matrices',
                '.github/rowaudit.yml:12 warning states.ACTIVE',
                '.github/rowaudit.yml:16 warning rules.abandoned-row',
            ],
        },
        {
            title: 'A row is excused',
            before: lines `
        | ID | State | Notes |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | waiting |
      `,
            markdown: lines `
        | ID | State | Notes |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | waiting <!-- rowaudit: allow abandoned-row: the vendor answers in May --> |
      `,
            reports: ['3 warning ENG-1'],
        },
        {
            title: 'Nothing is relaxed',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
            configAfter: { rules: { 'landed-row': 'error' } },
            reports: ['.github/rowaudit.yml:1 notice configuration'],
        },
        {
            title: 'The excuse was there before, and the configuration is the same',
            before: lines `
        | ID | State | Notes |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | <!-- rowaudit: allow abandoned-row: the vendor answers in May --> |
      `,
            markdown: lines `
        | ID | State | Notes |
        | --- | --- | --- |
        | ENG-2 | READY | |
        | ENG-1 | ACTIVE | asked again <!-- rowaudit: allow abandoned-row: the vendor answers in May --> |
      `,
            reports: [],
        },
    ],
});

;// CONCATENATED MODULE: ./build/rules/pages/premature-done.js

/* harmony default export */ const premature_done = ({
    why: 'A row that is set to done when its work is handed in stays done when that work waits, and when it is rejected. Done needs work on base, or work that lands in the same moment.',
    beforehand: 'Move the row to done in the change that brings its work. Where the work landed before under another name, write its number or its SHA behind the state: `DONE (#12)`.',
    examples: [
        {
            title: 'The change only says that it is done, of a row that was there and of a new one',
            before: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | GATING |
      `,
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
        | ENG-2 | DONE |
      `,
            change: [{ message: 'ENG-1 and ENG-2 are done', paths: ['matrix.md'] }],
            reports: ['3 warning ENG-1', '4 warning ENG-2'],
        },
        {
            title: 'The change brings work',
            before: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
      `,
            change: [{ message: 'Read the header', paths: ['src/header.ts', 'matrix.md'] }],
            reports: [],
        },
        {
            title: 'The work is on base, by its name or by the number behind the state; and a row that was done before',
            before: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | GATING |
        | ENG-2 | GATING |
        | ENG-3 | DONE |
      `,
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
        | ENG-2 | DONE (#7) |
        | ENG-3 | DONE |
      `,
            base: [
                { message: 'ENG-1: Read the header', paths: ['src/header.ts'] },
                { message: 'Describe the format (#7)', paths: ['docs/format.md'] },
            ],
            reports: [],
        },
        {
            title: 'Git cannot tell what became of the branch',
            before: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | GATING |
      `,
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
      `,
            branches: [{ name: 'row/ENG-1', paths: [], unknown: 'its objects are missing' }],
            reports: [],
            skips: ['its objects are missing'],
        },
    ],
});

;// CONCATENATED MODULE: ./build/rules/pages/ratchet-slip.js

const ratchet = [{ files: ['notes.md'], ratchet: ['lines', 'paragraph', { phrase: 'nothing left to do' }] }];
const ratchet_slip_rows = lines `
  | ID | State |
  | --- | --- |
  | ENG-1 | READY |
`;
/* harmony default export */ const ratchet_slip = ({
    why: 'A document that is too large is brought down step by step, and each step is lost when the next change adds what the last one took away. A limit that somebody keeps by hand is raised when it hurts: one status file stood at exactly its limit for weeks, and every note was paid for by deleting another. A ratchet compares with the branch that the change is for, and nobody keeps a number.',
    beforehand: 'Before you add to a document that has a `ratchet`, take out at least as much. Where a figure has to rise for once, say so in a commit: `Rowaudit-Allow: ratchet-slip characters the reasons are longer than the state`.',
    examples: [
        {
            title: 'More lines, a longer paragraph and the phrase once more',
            markdown: ratchet_slip_rows,
            config: { documents: ratchet },
            filesBefore: { 'notes.md': 'The header is read.\n\nNothing left to do.\n' },
            files: {
                'notes.md': 'The header is read.\n\nThe footer is, too.\nNothing left to do. Nothing left to do!\n',
            },
            reports: [
                'notes.md:3 error longest paragraph',
                'notes.md:4 error lines',
                'notes.md:4 error phrase "nothing left to do"',
            ],
        },
        {
            title: 'Another text of the same size, and a smaller one',
            markdown: ratchet_slip_rows,
            config: { documents: [{ files: ['*.md', '!matrix.md'], ratchet: ['characters', 'lines'] }] },
            filesBefore: { 'notes.md': 'The header.\n', 'status.md': 'Long.\n\nLonger.\n' },
            files: { 'notes.md': 'The footer.\n', 'status.md': 'Long.\n' },
            reports: [],
        },
        {
            title: 'A new file has nothing to be compared with, nor has one that the change leaves alone',
            markdown: ratchet_slip_rows,
            config: { documents: [{ files: ['*.md', '!matrix.md'], ratchet: ['lines'] }] },
            filesBefore: { 'status.md': 'Long.\n' },
            files: { 'status.md': 'Long.\n', 'notes.md': 'The header.\n\nThe footer.\n' },
            reports: [],
        },
        {
            title: 'A commit says why',
            markdown: ratchet_slip_rows,
            config: { documents: ratchet },
            filesBefore: { 'notes.md': 'The header.\n' },
            files: { 'notes.md': 'The header.\n\nWhy.\n' },
            change: [
                {
                    message: 'Say why\n\nRowaudit-Allow: ratchet-slip lines the reason is needed',
                    paths: ['notes.md'],
                },
            ],
            reports: [],
        },
        {
            title: 'No change is judged',
            markdown: ratchet_slip_rows,
            config: { documents: ratchet },
            files: { 'notes.md': 'Nothing left to do.\n'.repeat(100) },
            reports: [],
        },
        {
            title: 'A name that is no file',
            markdown: ratchet_slip_rows,
            config: { documents: [{ files: ['nots.md'], ratchet: ['lines'] }] },
            reports: ['.github/rowaudit.yml:21 error nots.md'],
        },
    ],
});

;// CONCATENATED MODULE: ./build/rules/pages/records-only-row.js

/* harmony default export */ const records_only_row = ({
    graded: 'a notice within the grace of `days`, and where history is too short to measure it; then as grave as the `evidence` of the state says',
    why: 'The commit that claims a row names it, and so does the one that writes its spec. If that were enough, a claim would prove itself, and no row that was ever claimed could be found abandoned.',
    beforehand: 'Name the ID in a commit that changes the work itself, or push a branch of the row with such a commit, within the grace. Where the work is a document, take its path out of `records` in the configuration.',
    examples: [
        {
            title: 'Claimed twenty days ago, and nothing but records since',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            base: [{ message: 'Claim ENG-1', paths: ['matrix.md'], daysAgo: 20 }],
            stoodFor: 20,
            reports: ['3 error ENG-1'],
        },
        {
            title: 'Claimed yesterday',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            base: [{ message: 'Claim ENG-1', paths: ['matrix.md'], daysAgo: 1 }],
            stoodFor: 1,
            reports: ['3 notice ENG-1'],
        },
        {
            title: 'No grace',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            config: { rules: { 'records-only-row': { days: 0 } } },
            base: [{ message: 'Claim ENG-1', paths: ['matrix.md'], daysAgo: 0 }],
            reports: ['3 error ENG-1'],
        },
        {
            title: 'A branch with nothing but a spec, under a state that weighs less',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | GATING |
      `,
            branches: [{ name: 'row/ENG-1', paths: ['specs/import.md'] }],
            stoodFor: 20,
            reports: ['3 warning ENG-1'],
        },
        {
            title: 'History too short to measure the grace',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            base: [{ message: 'Claim ENG-1', paths: ['matrix.md'], daysAgo: 1 }],
            stoodFor: null,
            reports: ['3 notice ENG-1'],
            skips: ['too short'],
        },
        {
            title: 'Work beside the records',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            base: [
                { message: 'Claim ENG-1', paths: ['matrix.md'], daysAgo: 20 },
                { message: 'ENG-1: Read the header', paths: ['src/header.ts', 'matrix.md'], daysAgo: 2 },
            ],
            stoodFor: 20,
            reports: [],
        },
        {
            title: 'Without a configuration, in a repository that hardly names its rows',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | active |
        | ENG-2 | done |
        | ENG-3 | done |
        | ENG-4 | done |
        | ENG-5 | done |
        | ENG-6 | done |
      `,
            config: null,
            base: [{ message: 'Claim ENG-1', paths: ['matrix.md'], daysAgo: 20 }],
            stoodFor: 20,
            reports: [],
            skips: ['matrix.md:1 (1 of 6)'],
        },
    ],
});

;// CONCATENATED MODULE: ./build/rules/pages/shared/rollup-examples.js

/** Tables of counts that their rows add up to, and each way in which they do not. */
const rollupExamples = [
    {
        title: 'Counts by section and in total, one of them left behind',
        config: { rollups: {} },
        markdown: lines `
      # Plan

      | Area | Rows | READY | \`ACTIVE\` | DONE |
      | --- | ---: | ---: | ---: | ---: |
      | Reader | 2 | 1 | - | 1/2 |
      | Writer | 1 | 0 | 1 | |
      | **Total** | **3** | **1** | **2** | **1** |

      ## The reader

      | ID | State |
      | --- | --- |
      | ENG-1 | READY |
      | ENG-2 | DONE |

      ## Writer

      | ID | State |
      | --- | --- |
      | ENG-3 | ACTIVE |
    `,
        reports: ['7 error Total ACTIVE'],
    },
    {
        title: 'States in the lines, a class among them, and a subtotal',
        config: { rollups: {} },
        markdown: lines `
      | State | Rows | Reader |
      | --- | --- | --- |
      | READY | 1 | 1 |
      | ACTIVE | 2 | 1 |
      | Subtotal | 3 | 2 |
      | done | 2 | 0 |
      | Subtotal | 1 | 0 |
      | Elsewhere | 7 | 7 |
      | Total | 4 | 2 |

      ## Reader

      | ID | State |
      | --- | --- |
      | ENG-1 | READY |
      | ENG-2 | ACTIVE |

      ## Writer

      | ID | State |
      | --- | --- |
      | ENG-3 | ACTIVE |
      | ENG-4 | DONE |
    `,
        reports: ['6 error done Rows'],
    },
    {
        title: 'A count in another document, by the value of a column, by matrix, and in the words of the configuration',
        config: {
            matrices: ['matrix.md', 'more.md'],
            rollups: [
                { files: 'status.md', under: 'By area', sections: { 'The rest': ['B', 'C'], Hardware: false } },
                { files: 'status.md', under: 'By file', of: ['matrix.md', 'more.md'] },
            ],
        },
        markdown: lines `
      | ID | Area | State |
      | --- | --- | --- |
      | ENG-1 | A | DONE |
      | ENG-2 | B | DONE |
      | ENG-3 | C | READY |
    `,
        files: {
            'more.md': '| ID | Area | State |\n| --- | --- | --- |\n| KV-1 | A | READY |\n',
            'status.md': lines `
        ## By area

        | Area | Done |
        | --- | --- |
        | A | 1 of 2 |
        | The rest | 2/2 |
        | Hardware | 5/9 |
        | All | 2/4 |

        ## By file

        | Matrix | READY |
        | --- | --- |
        | [first](matrix.md) | 1 |
        | more | 0 |
      `,
        },
        reports: ['status.md:6 error The rest Done', 'status.md:15 error more READY'],
    },
    {
        title: 'A label that is no section, and a count that is none',
        config: { rollups: {} },
        markdown: lines `
      | Area | READY | DONE |
      | --- | --- | --- |
      | Writer | 1 | 2 |
      | Total | about 2 | 0 |

      ## Reader

      | ID | State |
      | --- | --- |
      | ENG-1 | READY |
    `,
        reports: ['3 error Writer is no section', '4 error Total READY'],
    },
    {
        title: 'Under a heading that is named, a table without states; another heading is not there',
        config: { rollups: { files: 'matrix.md', under: ['Summary', 'Totals'] } },
        markdown: lines `
      # Plan

      ## Summary

      | Area | Lines |
      | --- | --- |
      | Reader | 12 |

      ## Reader

      | ID | State |
      | --- | --- |
      | ENG-1 | READY |
    `,
        reports: ['1 error Totals', '5 error Area | Lines'],
    },
    {
        title: 'A document, and a section, without any table of counts',
        config: { rollups: [{ files: 'status.md' }, { files: 'plan.md', under: 'Counts' }] },
        markdown: lines `
      | ID | State |
      | --- | --- |
      | ENG-1 | READY |
    `,
        files: { 'status.md': 'All is well.\n', 'plan.md': '# Plan\n\n## Counts\n\nSoon.\n' },
        reports: ['status.md:1 error status.md', 'plan.md:3 error plan.md'],
    },
    {
        title: 'Tables that only look like counts, and no other: a legend, prose, figures of something else',
        config: { rollups: {} },
        markdown: lines `
      | State | Meaning |
      | --- | --- |
      | READY | 1 spec is there |
      | DONE | 0 gaps |

      | Test | Done |
      | --- | --- |
      | parse | 31 |

      | ID | State | DONE |
      | --- | --- | --- |
      | ENG-1 | READY | 7 |
    `,
        reports: ['.github/rowaudit.yml:20 error rollups'],
    },
    {
        title: 'A matrix that cannot be read',
        config: { rollups: {} },
        markdown: lines `
      | ID | State |
      | --- | --- |
      <<<<<<< ours
      | ENG-1 | ACTIVE |
      =======
      | ENG-1 | DONE |
      >>>>>>> theirs
    `,
        reports: [],
        skips: ['matrix.md was not read'],
    },
];

;// CONCATENATED MODULE: ./build/rules/pages/rollup-mismatch.js

/* harmony default export */ const rollup_mismatch = ({
    why: 'A total is what most readers read. When it drifts from its rows, the table misleads those who trust it most, and two changes that each write a right total can land as a wrong one.',
    beforehand: 'When you move, add or remove a row, correct the counts of its section and the total in the same change. Bring base into the branch before you do, and let no change land that was checked against an older base.',
    examples: rollupExamples,
});

;// CONCATENATED MODULE: ./build/rules/pages/rowless-work.js

/* harmony default export */ const rowless_work = ({
    why: 'Work that no row stands for is work that nobody planned and nobody will find: the record says that the row is free while half of it is done under no name.',
    beforehand: 'Name the ID in a commit, in the title, in a line `Row: ENG-1` of the body, or in the name of the branch. Where there is no row for it, say so and why, in the body or in a commit: `Row: none (a typing error in the build)`. That is an answer; it is counted, and it blocks nobody.',
    examples: [
        {
            title: 'Work that names no row, and a title that names one that is not there',
            config: { rules: { 'rowless-work': 'error' } },
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            change: [{ message: 'Read the header', paths: ['src/header.ts'] }],
            pullTitle: 'ENG-9: Read the header',
            reports: ['src/header.ts:1 error change'],
        },
        {
            title: 'None without a reason is no answer',
            config: { rules: { 'rowless-work': 'error' } },
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            change: [{ message: 'Read the header', paths: ['src/header.ts'] }],
            body: 'Row: none',
            reports: ['src/header.ts:1 error change'],
        },
        {
            title: 'A commit names the row',
            config: { rules: { 'rowless-work': 'error' } },
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            change: [{ message: 'Read the header\n\nFor ENG-1.', paths: ['src/header.ts'] }],
            reports: [],
        },
        {
            title: 'A line of the body names it, and the report that the body quotes does not matter',
            config: { rules: { 'rowless-work': 'error' } },
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | ACTIVE |
      `,
            change: [{ message: 'Read the header', paths: ['src/header.ts'] }],
            pullTitle: 'Read the header',
            body: '> ENG-2 is abandoned\n\nRow: ENG-1',
            reports: [],
        },
        {
            title: 'The branch belongs to a row',
            config: { rules: { 'rowless-work': 'error' } },
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            change: [{ message: 'Read the header', paths: ['src/header.ts'] }],
            headBranch: 'row/ENG-1-header',
            reports: [],
        },
        {
            title: 'Records alone are no work',
            config: { rules: { 'rowless-work': 'error' } },
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            change: [{ message: 'Explain the format', paths: ['docs/format.md'] }],
            reports: [],
        },
        {
            title: 'An exempt author',
            config: { rules: { 'rowless-work': 'error' }, 'exempt-authors': ['*[bot]'] },
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            change: [{ message: 'Update a package', paths: ['package.json'] }],
            author: 'dependabot[bot]',
            reports: [],
            skips: ['dependabot[bot] is exempt'],
        },
        {
            title: 'It has to be switched on',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            change: [{ message: 'Read the header', paths: ['src/header.ts'] }],
            reports: [],
        },
    ],
});

;// CONCATENATED MODULE: ./build/rules/pages/shrunk-log.js

const appendOnly = (...files) => ({ documents: [{ files, 'append-only': true }] });
const shrunk_log_rows = lines `
  | ID | State |
  | --- | --- |
  | ENG-1 | READY |
`;
const before = '# Log\n\n## 2026-05-01\n\nThe header is read.\n\n## 2026-05-02\n\nThe footer is read.\n';
/* harmony default export */ const shrunk_log = ({
    why: 'A log is what is left when people, and the memory of agents, are gone. A line that can be taken out or rewritten afterwards proves nothing, and most are lost by accident: by a merge that took one side, or by a tool that wrote the file anew from a part of it.',
    beforehand: 'Add to an append-only file, and correct an entry by another that says so. Lines may be moved, within the file or to another of the same entry in `documents`, and a date may be mended. Take both sides when the file is in conflict. What has to go for once, such as a secret, is said in a commit: `Rowaudit-Allow: shrunk-log docs/log.md it held a token`.',
    examples: [
        {
            title: 'An entry is gone, another is written anew; the finding stands below the line before them',
            markdown: shrunk_log_rows,
            config: appendOnly('log.md'),
            filesBefore: { 'log.md': before },
            files: { 'log.md': '# Log\n\n## 2026-05-02\n\nThe footer is nearly read.\n' },
            reports: ['log.md:1 error log.md'],
        },
        {
            title: 'The file is gone',
            markdown: shrunk_log_rows,
            config: { documents: [{ files: ['*.md', '!matrix.md'], 'append-only': true }] },
            filesBefore: { 'log.md': before, 'other.md': 'Said.\n' },
            files: { 'other.md': 'Said.\n' },
            reports: ['log.md:1 error log.md'],
        },
        {
            title: 'Entries are added and moved, and a wrong date is mended',
            markdown: shrunk_log_rows,
            config: appendOnly('log.md'),
            filesBefore: { 'log.md': before },
            files: {
                'log.md': '# Log\n\n## 2026-05-02\n\nThe footer is read.\n\n## 2026-04-30\n\nThe header is read.\n\n## 2026-05-03\n\nBoth.\n',
            },
            reports: [],
        },
        {
            title: 'Old entries go to the archive, which is another file of the entry',
            markdown: shrunk_log_rows,
            config: appendOnly('log.md', 'archive/*.md'),
            filesBefore: { 'log.md': before, 'archive/2025.md': '# Log\n' },
            files: {
                'log.md': '# Log\n\n## 2026-05-02\n\nThe footer is read.\n',
                'archive/2025.md': '# Log\n\n## 2026-05-01\n\nThe header is read.\n',
            },
            reports: [],
        },
        {
            title: 'The file is renamed and goes on; the configuration has to follow',
            markdown: shrunk_log_rows,
            config: { documents: [{ files: ['log*.md'], 'append-only': true }] },
            filesBefore: { 'log.md': before, 'log-2.md': '' },
            files: { 'journal.md': `${before}\n## 2026-05-03\n\nBoth.\n`, 'log-2.md': '' },
            reports: [],
        },
        {
            title: 'A commit says why',
            markdown: shrunk_log_rows,
            config: appendOnly('log.md'),
            filesBefore: { 'log.md': before },
            files: { 'log.md': before.replace('The header is read.', 'Taken out.') },
            change: [
                { message: 'Take it out\n\nRowaudit-Allow: shrunk-log log.md it held a token', paths: ['log.md'] },
            ],
            reports: [],
        },
        {
            title: 'A name that is no file',
            markdown: shrunk_log_rows,
            config: appendOnly('lgo.md'),
            reports: ['.github/rowaudit.yml:21 error lgo.md'],
        },
    ],
});

;// CONCATENATED MODULE: ./build/rules/pages/stalled-row.js

/* harmony default export */ const stalled_row = ({
    graded: 'an error after `error-days`, but never graver than the `evidence` of the state; a severity of your own holds from the first day on',
    why: 'A branch that was parked and forgotten keeps its row in flight for good: to every reader somebody is at it, and nobody is.',
    beforehand: 'Push what you have at least once within `days`. To lay the work aside, set the row back and write where its branch is; a branch kept on purpose belongs under a `parked` pattern.',
    examples: [
        {
            title: 'Nothing for twenty days, and for a hundred',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | ACTIVE |
        | ENG-3 | GATING |
      `,
            branches: [
                { name: 'row/ENG-1', paths: ['src/header.ts'], daysAgo: 20 },
                { name: 'row/ENG-2', paths: ['src/footer.ts'], daysAgo: 100 },
                { name: 'row/ENG-3', paths: ['src/search.ts'], daysAgo: 100 },
            ],
            reports: ['3 warning ENG-1', '4 error ENG-2', '5 warning ENG-3'],
        },
        {
            title: 'A severity and limits of your own',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | ACTIVE |
      `,
            config: { rules: { 'stalled-row': { severity: 'error', days: 21 } } },
            branches: [
                { name: 'row/ENG-1', paths: ['src/header.ts'], daysAgo: 20 },
                { name: 'row/ENG-2', paths: ['src/footer.ts'], daysAgo: 30 },
            ],
            reports: ['4 error ENG-2'],
        },
        {
            title: 'Records on base do not move a row',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            base: [{ message: 'Reorder ENG-1', paths: ['matrix.md'], daysAgo: 1 }],
            branches: [{ name: 'row/ENG-1', paths: ['src/header.ts'], daysAgo: 20 }],
            reports: ['3 warning ENG-1'],
        },
        {
            title: 'A fresh branch, a fresh piece on base beside an old branch, and all landed long ago',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | ACTIVE |
        | ENG-3 | ACTIVE |
      `,
            base: [
                { message: 'ENG-3: Search', paths: ['src/search.ts'], daysAgo: 50 },
                { message: 'ENG-2: Read the footer', paths: ['src/footer.ts'], daysAgo: 2 },
            ],
            branches: [
                { name: 'row/ENG-1', paths: ['src/header.ts'], daysAgo: 2 },
                { name: 'row/ENG-2', paths: ['src/footer.ts'], daysAgo: 50 },
            ],
            reports: [],
        },
        {
            title: 'The change that lands old work moves its row',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            change: [{ message: 'ENG-1: Read the header', paths: ['src/header.ts'], daysAgo: 100 }],
            reports: [],
        },
        {
            title: 'Blocked for longer than the configuration allows',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | BLOCKED |
      `,
            config: { rules: { 'stalled-row': { blocked: 60 } } },
            stoodFor: 60,
            reports: ['3 warning ENG-1'],
        },
        {
            title: 'Blocked since yesterday',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | BLOCKED |
      `,
            config: { rules: { 'stalled-row': { blocked: 60 } } },
            stoodFor: 1,
            reports: [],
        },
        {
            title: 'Blocked, in a history too short to tell for how long',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | BLOCKED |
      `,
            config: { rules: { 'stalled-row': { blocked: 60 } } },
            stoodFor: null,
            reports: [],
            skips: ['too short'],
        },
        {
            title: 'Without a configuration',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | active |
        | ENG-2 | todo |
      `,
            config: null,
            branches: [{ name: 'row/ENG-1', paths: ['src/header.ts'], daysAgo: 100 }],
            reports: ['3 notice ENG-1'],
        },
    ],
});

;// CONCATENATED MODULE: ./build/rules/pages/unclaimed-work.js

/* harmony default export */ const unclaimed_work = ({
    why: 'Work without a claim is work that somebody else may begin a second time, since the row says it is free; or, under a row that says done, work that nobody waits for.',
    beforehand: 'Move the row in the first commit of the work, and land that commit early. The change that completes a row may say done at once: its own commits and its own branch are no unclaimed work.',
    examples: [
        {
            title: 'A branch with work under rows that are free, and under one that is done',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | INVENTORIED |
        | ENG-2 | PLANNED |
        | ENG-3 | READY |
        | ENG-4 | DONE |
      `,
            branches: [
                { name: 'row/ENG-1', paths: ['src/header.ts'] },
                { name: 'row/ENG-2', paths: ['src/footer.ts'] },
                { name: 'row/ENG-3', paths: ['src/search.ts'] },
                { name: 'row/ENG-4', paths: ['src/export.ts'] },
            ],
            reports: ['3 warning ENG-1', '4 warning ENG-2', '5 warning ENG-3', '6 warning ENG-4'],
        },
        {
            title: 'The change works on a row and leaves it free',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
            change: [{ message: 'ENG-1: Read the header', paths: ['src/header.ts'] }],
            reports: ['3 warning ENG-1'],
        },
        {
            title: 'The change completes the row, on its own branch',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
      `,
            change: [{ message: 'ENG-1: Read the header', paths: ['src/header.ts', 'matrix.md'] }],
            headBranch: 'row/ENG-1',
            branches: [{ name: 'row/ENG-1', paths: ['src/header.ts', 'matrix.md'] }],
            reports: [],
        },
        {
            title: 'The row is claimed, or the branch has landed or only takes notes',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | READY |
        | ENG-3 | READY |
      `,
            branches: [
                { name: 'row/ENG-1', paths: ['src/header.ts'] },
                { name: 'row/ENG-2', paths: ['src/footer.ts'], landed: true },
                { name: 'row/ENG-3', paths: ['specs/search.md'] },
            ],
            reports: [],
        },
    ],
});

;// CONCATENATED MODULE: ./build/rules/pages/unknown-state.js

/* harmony default export */ const unknown_state = ({
    why: 'A row whose state cannot be read is a row that no other rule looks at. A misspelt word, two states in one cell, or a state that the configuration forgot once hid a third of all rows of a record from its gate, without a word.',
    beforehand: 'Begin the State cell with one word of the vocabulary; decoration, a date or a note may follow it. To name a second state in the note, leave it undecorated. A new state goes into `states` of the configuration first.',
    examples: [
        {
            title: 'A misspelt state, and a cell without one',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTVE |
        | ENG-2 | |
      `,
            reports: ['3 error ENG-1', '4 error ENG-2'],
        },
        {
            title: 'Two states in one cell',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | \`READY\` → \`BLOCKED\` |
      `,
            reports: ['3 error ENG-1'],
        },
        {
            title: 'Decoration and a note do no harm',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | **READY** |
        | ENG-2 | 🚧 \`BLOCKED\` on the review, not done |
        | ENG-3 | DONE (f4c95a4d) |
      `,
            reports: [],
        },
        {
            title: 'Without a configuration',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | todo |
        | ENG-2 | done |
        | ENG-3 | in orbit |
      `,
            config: null,
            reports: ['5 notice ENG-3'],
        },
    ],
});

;// CONCATENATED MODULE: ./build/rules/pages/unlicensed-edit.js

const guards = [
    { document: 'docs/status.md', with: { move: { to: ['done', 'partial'] }, measurement: ['coverage.tsv'] } },
];
/* harmony default export */ const unlicensed_edit = ({
    why: 'A document that sums up what rows and measurements say is believed without looking at them. When it can be edited alone, it drifts from them with the first edit that means well.',
    beforehand: 'Look in `guards` of the configuration before you edit a document that sums up others: bring the move, the measurement or the entry that it tells of in the same change. White space and link targets may change at any time. Whoever repairs the document alone says so in a commit: `Rowaudit-Allow: unlicensed-edit docs/status.md it named the wrong row`.',
    examples: [
        {
            title: 'The status is edited alone',
            config: { guards },
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            filesBefore: { 'docs/status.md': 'Header: begun.\n\nFooter: begun.\n' },
            files: { 'docs/status.md': 'Header: begun.\n\nFooter: nearly done.\n' },
            reports: ['docs/status.md:3 error docs/status.md'],
        },
        {
            title: 'It is edited together with the move that it tells of',
            config: { guards },
            before: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            filesBefore: { 'docs/status.md': 'Header: begun.\n' },
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
      `,
            files: { 'docs/status.md': 'Header: done.\n' },
            reports: [],
        },
        {
            title: 'Links and white space may change alone, and a document may be created',
            config: { guards: [{ ...guards[0], document: 'docs/*.md' }] },
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            filesBefore: { 'docs/status.md': 'Header: begun, see [the plan](plan.md).\n' },
            files: {
                'docs/status.md': 'Header: begun,\nsee [the plan](../plan.md).\n',
                'docs/history.md': 'In the beginning.\n',
            },
            reports: [],
        },
    ],
});

;// CONCATENATED MODULE: ./build/rules/pages/unlisted-matrix.js

/* harmony default export */ const unlisted_matrix = ({
    why: 'A status table outside the configured files is read by people and by no rule: rows can rot there, or contradict the matrix, unseen.',
    beforehand: 'Add the file to `matrices` in the configuration when you begin a new table of rows; a file that is not to be audited is taken away there with a pattern that begins with `!`.',
    examples: [
        {
            title: 'A status table in another file',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
            files: { 'notes/plan.md': '| ID | State |\n| --- | --- |\n| ENG-2 | READY |\n' },
            reports: ['notes/plan.md:1 notice notes/plan.md'],
        },
        {
            title: 'Another file without a status table',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
            files: { 'notes/codes.md': '| Code | Meaning |\n| --- | --- |\n| 404 | Not found |\n' },
            reports: [],
        },
    ],
});

;// CONCATENATED MODULE: ./build/rules/pages/unmatched-branch.js

/* harmony default export */ const unmatched_branch = ({
    why: 'A branch that is named like a row’s and matches none is evidence for nobody: often the ID is misspelt, and the row it was meant for looks abandoned while somebody works on it.',
    beforehand: 'Copy the ID from its row, letter for letter, when you name the branch, and add the row first. Delete branches when their row is gone; what is kept on purpose belongs under a `parked` pattern.',
    examples: [
        {
            title: 'A misspelt ID',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-IMPORT | READY |
      `,
            branches: [{ name: 'row/ENG-IMPROT', paths: ['src/header.ts'] }],
            reports: ['1 notice row/ENG-IMPROT'],
        },
        {
            title: 'A branch and its copy on origin are one',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
            branches: [
                { name: 'row/ENG-7', paths: ['src/header.ts'] },
                { name: 'row/ENG-7', local: true, paths: ['src/header.ts'] },
            ],
            reports: ['1 notice row/ENG-7'],
        },
        {
            title: 'A branch of a row, a parked one, and one that is no row branch',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            config: { parked: ['row/*-PARKED'] },
            branches: [
                { name: 'row/ENG-1-header', paths: ['src/header.ts'] },
                { name: 'row/ENG-7-PARKED', paths: ['src/footer.ts'] },
                { name: 'tidy-up', paths: ['src/search.ts'] },
            ],
            reports: [],
        },
    ],
});

;// CONCATENATED MODULE: ./build/rules/pages/unproven-done.js

/* harmony default export */ const unproven_done = ({
    why: 'Done is the one state that nobody looks at again. A row that was set to done when its change was submitted says so still after that change was rejected; and a note that says merged has been believed by three readers in a row while nothing was there.',
    beforehand: 'Name the ID in a commit that does the work, or write the pull request or the SHA that did it behind the state: `DONE (#12)`, also for work under another name and for rows whose work is a document. Move the row to done in the change that lands the work, not before.',
    examples: [
        {
            title: 'No commit, records alone, and work on a branch that has not landed',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
        | ENG-2 | DONE |
        | ENG-3 | DONE |
      `,
            base: [{ message: 'ENG-2 is done', paths: ['matrix.md'] }],
            branches: [{ name: 'row/ENG-3', paths: ['src/search.ts'] }],
            reports: ['3 warning ENG-1', '4 warning ENG-2', '5 warning ENG-3'],
        },
        {
            title: 'A commit, a landed branch, a number behind the state, and the work of the change itself',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
        | ENG-2 | DONE |
        | ENG-3 | DONE (#7) |
        | ENG-4 | DONE |
      `,
            base: [
                { message: 'ENG-1: Read the header', paths: ['src/header.ts'] },
                { message: 'Describe the format (#7)', paths: ['docs/format.md'] },
            ],
            branches: [{ name: 'row/ENG-2', paths: ['src/footer.ts'], landed: true }],
            change: [{ message: 'ENG-4: Search', paths: ['src/search.ts'] }],
            reports: [],
        },
        {
            title: 'Git cannot tell what became of the branch',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
      `,
            branches: [{ name: 'row/ENG-1', paths: [], unknown: 'its objects are missing' }],
            reports: [],
            skips: ['its objects are missing'],
        },
        {
            title: 'A number in its table is nothing that messages could name',
            markdown: lines `
        | # | Title | State |
        | --- | --- | --- |
        | 1 | Import | DONE |
      `,
            config: { columns: { id: ['#'], state: ['State'] } },
            reports: [],
        },
    ],
});

;// CONCATENATED MODULE: ./build/rules/pages/unread-line.js

/* harmony default export */ const unread_line = ({
    why: 'What is not read is not audited. A row with a new prefix, or a typing error in its ID, would otherwise leave the record without a word, and so would a table below a fence or a comment that nobody closed.',
    beforehand: 'Begin each line with an ID of the form that `ids` in the configuration describes, and widen it before the first row with a new prefix. Totals, rules and empty lines may stay. Close every fence and comment.',
    examples: [
        {
            title: 'A line that begins with something else',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
        | see below | READY |
      `,
            reports: ['4 notice see below'],
        },
        {
            title: 'A prefix that the configured grammar does not know',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
        | KV-1 | READY |
      `,
            config: { ids: 'ENG-[0-9]+' },
            reports: ['4 notice KV-1'],
        },
        {
            title: 'Empty lines, rules and totals are no rows',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
        | | |
        | --- | --- |
        | **Total** | 1 |
      `,
            reports: [],
        },
        {
            title: 'A fence that is never closed hides a table',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |

        \`\`\`

        | ID | State |
        | --- | --- |
        | ENG-2 | READY |
      `,
            reports: ['5 notice matrix.md'],
        },
    ],
});

;// CONCATENATED MODULE: ./build/rules/pages/unrecorded-work.js

/* harmony default export */ const unrecorded_work = ({
    why: 'Rows rot in both directions. Where work has landed under a row that still says ready or blocked, somebody will plan it again, or wait for what is there.',
    beforehand: 'Move the row in the change that lands its first work. A row of which a part has landed is partial, with what is missing and what blocks it in its note; groundwork for many rows is better named by a row of its own.',
    examples: [
        {
            title: 'Landed work under rows that say nothing has happened',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | INVENTORIED |
        | ENG-2 | PLANNED |
        | ENG-3 | READY (#7) |
        | ENG-4 | BLOCKED |
      `,
            base: [
                { message: 'ENG-1: Read the header', paths: ['src/header.ts'] },
                { message: 'Read the footer\n\nCloses ENG-2.', paths: ['src/footer.ts'] },
                { message: 'Search by title (#7)', paths: ['src/search.ts'] },
            ],
            branches: [{ name: 'row/ENG-4', paths: ['src/export.ts'], landed: true }],
            reports: ['3 notice ENG-1', '4 notice ENG-2', '5 notice ENG-3', '6 notice ENG-4'],
        },
        {
            title: 'Only records have landed, or the row says so',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
        | ENG-2 | PARTIAL: the footer is missing |
      `,
            base: [
                { message: 'List ENG-1', paths: ['matrix.md'] },
                { message: 'ENG-2: Read the header', paths: ['src/header.ts'] },
            ],
            reports: [],
        },
    ],
});

;// CONCATENATED MODULE: ./build/rules/pages/unused-waiver.js

/* harmony default export */ const unused_waiver = ({
    why: 'An excuse that was misspelt excuses nothing while its author believes that it does, and one whose finding is gone will one day excuse a finding that nobody has seen.',
    beforehand: 'Write `<!-- rowaudit: allow abandoned-row: reason -->` into a cell of the row, or `<!-- rowaudit: allow abandoned-row (ENG-1) until 2026-12-31: reason -->` above its table; for rules about changes a line `Rowaudit-Allow: vanished-row ENG-1 reason` in a commit will do. Take it out together with its cause.',
    examples: [
        {
            title: 'No such finding, no reason, no such rule, an end that is past, and a row that is not in the table',
            markdown: lines `
        # Engine
        <!-- rowaudit: allow abandoned-row (ENG-9): it went elsewhere -->

        | ID | State | Notes |
        | --- | --- | --- |
        | ENG-1 | READY | <!-- rowaudit: allow abandoned-row: the vendor answers in May --> |
        | ENG-2 | ACTIVE | <!-- rowaudit: allow abandoned-row --> |
        | ENG-3 | ACTIVE | <!-- rowaudit: allow abandonned-row: the vendor answers in May --> |
        | ENG-4 | ACTIVE | <!-- rowaudit: allow abandoned-row until 2026-05-31: the vendor answers in May --> |
      `,
            reports: [
                '2 warning ENG-9',
                '6 warning rowaudit: allow abandoned-row: the vendor answers in May',
                '7 warning rowaudit: allow abandoned-row',
                '8 warning rowaudit: allow abandonned-row: the vendor answers in May',
                '9 warning rowaudit: allow abandoned-row until 2026-05-31: the vendor answers in May',
            ],
        },
        {
            title: 'Excuses that are needed, in the cell and above the table, for today and for ever',
            markdown: lines `
        <!-- rowaudit: allow abandoned-row (ENG-2) until 2026-06-01: it waits -->

        | ID | State | Notes |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | <!-- rowaudit: allow abandoned-row: the vendor answers in May --> |
        | ENG-2 | ACTIVE | |
      `,
            reports: [],
        },
        {
            title: 'A fence shows how it is done',
            markdown: lines `
        \`\`\`
        <!-- rowaudit: allow abandoned-row (ENG-1): reason -->
        \`\`\`

        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
            reports: [],
        },
        {
            title: 'A commit excuses from what nobody forbids, and from what has to be excused in the document',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
            change: [
                {
                    message: 'Tidy up\n\nRowaudit-Allow: vanished-row ENG-1 it was a duplicate',
                    paths: ['src/header.ts'],
                },
                { message: 'Tidy up\n\nRowaudit-Allow: abandoned-row ENG-1 it waits', paths: ['src/header.ts'] },
            ],
            reports: ['3 warning ENG-1', 'src/header.ts:1 warning Rowaudit-Allow: abandoned-row ENG-1 it waits'],
        },
    ],
});

;// CONCATENATED MODULE: ./build/rules/pages/vague-partial.js

/* harmony default export */ const vague_partial = ({
    why: 'Partial alone tells nobody what to take up, and two readers will take it for nearly done and for hardly begun. This is advice and never graver: whether words say enough is for a reader to judge. The marker that was found stands beside the row in the report, as `gap`, since "no" and "gap" also occur in praise.',
    beforehand: 'Write what is missing behind the state or in another cell of the row, with a word such as `missing`, `not yet`, `only` or `remaining`; words of your own go into `markers`.',
    examples: [
        {
            title: 'A state and no more',
            markdown: lines `
        | ID | State | Notes |
        | --- | --- | --- |
        | ENG-1 | PARTIAL | good progress |
        | ENG-2 | PARTIAL | notable |
      `,
            reports: ['3 notice ENG-1', '4 notice ENG-2'],
        },
        {
            title: 'What is missing stands behind the state, or in another cell',
            markdown: lines `
        | ID | State | Notes |
        | --- | --- | --- |
        | ENG-1 | PARTIAL: the footer is missing | |
        | ENG-2 | PARTIAL | Not yet for files over 2 GB |
        | ENG-3 | READY | |
      `,
            reports: [],
        },
        {
            title: 'The name of the row says nothing about its state',
            markdown: lines `
        | ID | Title | State |
        | --- | --- | --- |
        | ENG-1 | Warn of missing files | PARTIAL |
      `,
            reports: ['3 notice ENG-1'],
        },
        {
            title: 'A name that goes on about the state',
            markdown: lines `
        | ID | Title | State |
        | --- | --- | --- |
        | ENG-1 | Reader. Stays \`PARTIAL\` for a residue only: the footer | PARTIAL |
      `,
            reports: [],
        },
        {
            title: 'Words of your own',
            markdown: lines `
        | ID | State | Notes |
        | --- | --- | --- |
        | ENG-1 | PARTIAL | fehlt: Export |
        | ENG-2 | PARTIAL | the footer is missing |
      `,
            config: { rules: { 'vague-partial': { markers: ['fehlt'] } } },
            reports: ['4 notice ENG-2'],
        },
    ],
});

;// CONCATENATED MODULE: ./build/rules/pages/vanished-row.js

/* harmony default export */ const vanished_row = ({
    why: 'Somebody may be counting on a live row, and a row that is gone cannot be found by anybody who looks for open work. Most are lost by accident: a merge that took one side, a table that a blank line cuts in two, a header with a new name.',
    beforehand: 'Move a row that is over to a state that says so and leave it in its table. A row may go to another matrix, and its ID may change while its other cells stay; both count as the same row. A line may point at it where it went. What is taken out on purpose needs an excuse in a commit: `Rowaudit-Allow: vanished-row ENG-1 it was a duplicate of ENG-7`.',
    examples: [
        {
            title: 'A live row is gone, and one that was not live',
            before: lines `
        # Engine

        | ID | State | Title |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | Read the header |
        | ENG-2 | DONE | Read the footer |
        | ENG-3 | READY | Search |
      `,
            markdown: lines `
        # Engine

        | ID | State | Title |
        | --- | --- | --- |
        | ENG-3 | READY | Search |
      `,
            reports: ['3 error ENG-1'],
        },
        {
            title: 'The table is no status table any more',
            before: lines `
        | ID | State | Title |
        | --- | --- | --- |
        | ENG-1 | BLOCKED | Read the header |
      `,
            markdown: lines `
        | ID | Phase | Title |
        | --- | --- | --- |
        | ENG-1 | BLOCKED | Read the header |
      `,
            reports: ['3 error ENG-1'],
        },
        {
            title: 'A row goes to another matrix, and another gets a new ID',
            config: { matrices: ['matrix.md', 'search.md'] },
            before: lines `
        | ID | State | Title |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | Read the header |
        | ENG-3 | READY | Search |
      `,
            filesBefore: {
                'search.md': lines `
          | ID | State | Title |
          | --- | --- | --- |
          | ENG-9 | READY | Index |
        `,
            },
            markdown: lines `
        | ID | State | Title |
        | --- | --- | --- |
        | HEAD-1 | ACTIVE | Read the header |
      `,
            files: {
                'search.md': lines `
          | ID | State | Title |
          | --- | --- | --- |
          | ENG-9 | READY | Index |
          | ENG-3 | READY | Search |
        `,
            },
            reports: [],
        },
        {
            title: 'One of two lines of a row is taken out, and a file that cannot be read hides others',
            config: { matrices: ['matrix.md', 'broken.md'] },
            before: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-1 | ACTIVE |
      `,
            filesBefore: {
                'broken.md': lines `
          | ID | State |
          | --- | --- |
          | ENG-2 | READY |
        `,
            },
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            files: {
                'broken.md': lines `
          | ID | State |
          | --- | --- |
          <<<<<<< HEAD
          | ENG-2 | READY |
          =======
          | ENG-2 | DONE |
          >>>>>>> main
        `,
            },
            reports: [],
        },
        {
            title: 'A row is made a pointer at nothing, and another at the row that has its ID now',
            config: { matrices: ['matrix.md', 'search.md'] },
            before: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | READY |
        | ENG-3 | READY |
      `,
            filesBefore: {
                'search.md': lines `
          | ID | State |
          | --- | --- |
          | ENG-9 | READY |
        `,
            },
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | SEE ENG-2 |
        | ENG-2 | READY |
        | ENG-3 | SEE search.md |
      `,
            files: {
                'search.md': lines `
          | ID | State |
          | --- | --- |
          | ENG-9 | READY |
          | ENG-3 | READY |
        `,
            },
            reports: ['3 error ENG-1'],
        },
    ],
});

;// CONCATENATED MODULE: ./build/rules/pages/index.js












































/** The page of every rule, by the rule's id. */
const pages = new Map([
    ['abandoned-row', abandoned_row],
    ['bad-closing-commit', bad_closing_commit],
    ['broken-anchor', broken_anchor],
    ['claim-mismatch', claim_mismatch],
    ['conflict-marker', conflict_marker],
    ['contested-row', contested_row],
    ['contradicting-rows', contradicting_rows],
    ['coverage-drift', coverage_drift],
    ['coverage-gap', coverage_gap],
    ['duplicate-id', duplicate_id],
    ['empty-cell', empty_cell],
    ['empty-matrix', empty_matrix],
    ['hollow-claim', hollow_claim],
    ['idle-base', idle_base],
    ['illegal-mark', illegal_mark],
    ['illegal-move', illegal_move],
    ['landed-row', landed_row],
    ['log-disorder', log_disorder],
    ['lost-id', lost_id],
    ['malformed-row', malformed_row],
    ['missing-anchor', missing_anchor],
    ['missing-next-step', missing_next_step],
    ['missing-spec', missing_spec],
    ['over-budget', over_budget],
    ['owed-document', owed_document],
    ['policy-change', policy_change],
    ['premature-done', premature_done],
    ['ratchet-slip', ratchet_slip],
    ['records-only-row', records_only_row],
    ['rollup-mismatch', rollup_mismatch],
    ['rowless-work', rowless_work],
    ['shrunk-log', shrunk_log],
    ['stalled-row', stalled_row],
    ['unclaimed-work', unclaimed_work],
    ['unknown-state', unknown_state],
    ['unlicensed-edit', unlicensed_edit],
    ['unlisted-matrix', unlisted_matrix],
    ['unmatched-branch', unmatched_branch],
    ['unproven-done', unproven_done],
    ['unread-line', unread_line],
    ['unrecorded-work', unrecorded_work],
    ['unused-waiver', unused_waiver],
    ['vague-partial', vague_partial],
    ['vanished-row', vanished_row],
]);
/** What there is to read of a rule. Every rule has a page: a test sees to it. */
const pageOf = ({ id }) => {
    const page = pages.get(id);
    if (!page)
        throw new Error(`The rule ${id} has no page.`);
    return page;
};

;// CONCATENATED MODULE: ./build/report/rule-descriptions.js

/** What a reader of SARIF is told of these rules. */
const toDescriptions = (rules) => rules.map(rule => ({
    id: rule.id,
    summary: rule.summary,
    why: pageOf(rule).why,
    severity: rule.severity,
}));


/***/ })

};
