import type { Locale } from '#kernel/locale.ts'
import type { TypedText } from './typed-text.ts'

/** A text as written, for reading. */
export function TextView({ text, language }: { text: TypedText; language: Locale }) {
  return (
    <div className="mt-4 max-w-text" lang={language}>
      <h2 className="type-h3">{text.title}</h2>
      <pre className="page-source-view mt-3">{text.body}</pre>
    </div>
  )
}
