import type { PathSet } from './change-settings.js'

/** What is agreed about some documents that are no matrices. */
export interface DocumentEntry {
  /** One set for each glob, so that each that names nothing can be told. */
  readonly files: readonly PathSet[]
  readonly reason: string | null
  readonly budget: readonly Limit[]
  /** Figures that may only fall. */
  readonly ratchet: readonly Figure[]
  readonly log: LogSettings | null
  /** Whether its files together may lose no line. */
  readonly isAppendOnly: boolean
  /** Line in the configuration file, from 1. */
  readonly line: number
}

/** The most that a figure may be. */
export interface Limit {
  readonly figure: Figure
  readonly most: number
}

/** Figures that are known without being told what to look for. */
export const plainFigures = ['characters', 'lines', 'sections', 'paragraph', 'cell', 'repeats'] as const

/** What can be measured of a document. */
export type Figure =
  { readonly kind: (typeof plainFigures)[number] } | { readonly kind: 'phrase'; readonly phrase: string }

/** Where entries of a log begin, and in which order they stand. */
export interface LogSettings {
  /** True for a line that begins an entry. */
  readonly isEntry: (line: string) => boolean
  readonly order: 'oldest-first' | 'newest-first'
}
