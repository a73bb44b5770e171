import { getLineNumber } from '../get-line-number.ts'
import { parseFile } from '../parse-file.ts'
import { readPhrases } from '../phrases/read-phrases.ts'
import { type ProjectFile, readProjectFiles } from '../read-project-files.ts'
import { findCommentSpans, readComments } from './find-comments.ts'
import { findMarkdownTexts } from './find-markdown-texts.ts'
import { findNames } from './find-names.ts'
import { findStrings } from './find-strings.ts'
import type { TextPiece } from './text-piece.ts'

const folders = ['src', 'bin', 'db', 'test', 'bench']
const code = ['*.{ts,js,mjs}', ...folders.map((folder) => `${folder}/**/*.{ts,tsx,js,mjs,sql,css}`)]
const documents = [
  '*.md',
  ...[...folders, 'docs'].map((folder) => `${folder}/**/*.md`),
  'content/*/en.md',
]

/** Texts in other languages, word lists of the text classification, and generated lists. */
const unread =
  /\/locales\/([\w-]+\/)?(?!en\.)[a-z]{2}\.ts$|\/(corpus|weights)[\w-]*[/.]|\/sql\/data\//

/** Reads every English text and every name of the project. */
export function readTextPieces(root: string): { files: number; pieces: TextPiece[] } {
  const files = readProjectFiles(root, [...code, ...documents]).filter(
    ({ path }) => !unread.test(path),
  )
  return { files: files.length, pieces: files.flatMap(readFile) }
}

function readFile(file: ProjectFile): TextPiece[] {
  if (file.path.endsWith('.md')) return findMarkdownTexts(file)
  return [
    { file: file.path, line: 0, kind: 'name', text: readFileName(file.path) },
    ...readCode(file),
  ]
}

function readCode(file: ProjectFile): TextPiece[] {
  if (file.path.endsWith('.css')) return readComments(file, findCommentSpans(file))
  if (file.path.endsWith('.sql'))
    return [...readComments(file, findCommentSpans(file)), ...findSqlErrors(file)]
  const { comments, program } = parseFile(file)
  const texts = [
    ...readComments(file, comments),
    ...findStrings(file, program),
    ...findNames(file, program),
  ]
  return file.path.includes('/locales/') ? [...texts, ...readPhraseTexts(file)] : texts
}

function readPhraseTexts(file: ProjectFile): TextPiece[] {
  const { phrases } = readPhrases(file)
  return [...phrases.values()].map(({ text, line }) => ({
    file: file.path,
    line,
    kind: 'phrase',
    text,
  }))
}

/** The texts of `raise exception '…'`. */
function findSqlErrors(file: ProjectFile): TextPiece[] {
  return [
    ...file.text.matchAll(/\braise\s+(?:exception|warning|notice|log)\s+'((?:''|[^'])*)'/gi),
  ].map((match) => ({
    file: file.path,
    line: getLineNumber(file.text, match.index),
    kind: 'message',
    text: match[1] ?? '',
  }))
}

/** `store-inbox` for `src/…/store-inbox.test.ts`. */
function readFileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\..*$/, '')
}
