import { conditions, placeholders } from '#features/site/content-pages/index.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../locales/en.ts'

const examples = [
  ['heading', '## Who we are {#who}'],
  ['strong', '**strong**, *soft*'],
  ['link', '[Terms](/pages/terms)'],
  ['list', '- one'],
  ['table', '| A | B |'],
] as const

/** Explains how a text is written. */
export function FormatHelp() {
  const t = usePhrases<typeof en>('site_texts')
  return (
    <details className="disclosure">
      <summary className="flex min-h-11 items-center">{t('format.title')}</summary>
      <div className="grid gap-3">
        <dl className="page-format">
          {examples.map(([name, example]) => (
            <div key={name}>
              <dt>{t(`format.${name}`)}</dt>
              <dd>
                <code>{example}</code>
              </dd>
            </div>
          ))}
        </dl>
        <p className="text-ink-2">{t('format.values')}</p>
        <p className="page-names">
          {placeholders.map((name) => (
            <code key={name}>{`{${name}}`}</code>
          ))}
        </p>
        <p className="text-ink-2">{t('format.conditions')}</p>
        <p className="page-names">
          {conditions.map((name) => (
            <code key={name}>{`::: ${name}`}</code>
          ))}
        </p>
        <p className="text-ink-2">{t('format.kept')}</p>
      </div>
    </details>
  )
}
