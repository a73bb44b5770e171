import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../locales/en.ts'
import { cleanCode } from '../rules/clean-code.ts'
import { type NamedMethod, useCodeFacts } from './code-facts.ts'
import { parseCodeForm, type CodeFormState } from './code-form-state.ts'

/** Preview of a code's text, as soon as there is something to show. */
export function CodePreview({
  code,
  methods,
}: {
  readonly code: CodeFormState
  readonly methods: readonly NamedMethod[]
}) {
  const t = usePhrases<typeof en>('discounts')
  const facts = useCodeFacts(methods)
  const parsed = parseCodeForm(code, useFormat().locale)
  if ('wrong' in parsed || (parsed.draft.percentage === null && parsed.draft.value_minor === null))
    return null
  const { worth, asks } = facts(parsed.draft)
  return (
    <section aria-labelledby="code-reads" className="office-made">
      <div className="office-made-words">
        <h2 id="code-reads" className="type-meta text-muted">
          {t('office.reads')}
        </h2>
        <p>
          <b className="num">{cleanCode(code.code)}</b> {worth}
        </p>
        <p className="office-made-facts num">
          {asks.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
    </section>
  )
}
