import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert } from '#ui/components/index.ts'
import type { NotReady } from '../../contract/sales-stops.ts'
import type { en } from '../../locales/sales-stops/en.ts'

/**
 * Why a site can't sell yet: what its company lacks, each with the command that sets it on the
 * machine. Staff can't change it here.
 */
export function NotReadySite({ site, host, missing }: NotReady) {
  const t = usePhrases<typeof en>('sales_stops')
  return (
    <Alert tone="warn" className="mb-4">
      <p>
        <strong>{t('not_ready.title', { site })}</strong> {t('not_ready.text')}
      </p>
      <ul className="mt-2 grid gap-2">
        {missing.map((field) => (
          <li key={field}>
            {t(`not_ready.fields.${field}`)}
            <code className="block wrap-anywhere">{toCommand(host, field)}</code>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

function toCommand(host: string, field: NotReady['missing'][number]): string {
  const value = field === 'vat_numbers' ? `'["…"]'` : '"…"'
  return `node bin/bootstrap.mjs site company ${host} ${field} ${value}`
}
