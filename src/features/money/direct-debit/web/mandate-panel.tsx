import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Checkbox, Panel } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import type { FormView } from './calls.ts'

interface MandatePanelProps {
  readonly creditor: NonNullable<FormView['creditor']>
  readonly authorised: boolean
  readonly problem: string | undefined
  readonly onAuthorise: (authorised: boolean) => void
}

/** The mandate text, the creditor, and the consent box, which is never preselected. */
export function MandatePanel({ creditor, authorised, problem, onAuthorise }: MandatePanelProps) {
  const t = usePhrases<typeof en>('direct_debit')
  return (
    <Panel as="section" aria-labelledby="debit-mandate" className="grid gap-3">
      <h2 id="debit-mandate" className="type-title">
        {t('mandate.title')}
      </h2>
      <p>{t('mandate.text', { creditor: creditor.name })}</p>
      <p>{t('mandate.rights')}</p>
      <p>{t('mandate.notice')}</p>
      <p className="type-meta text-muted wrap-anywhere">
        {creditor.name}, {creditor.address}
        <br />
        {t('facts.creditor_id')}: <span className="num">{creditor.id}</span>
      </p>
      <Checkbox
        name="authorised"
        label={t('mandate.authorise')}
        checked={authorised}
        error={problem}
        onChange={({ target }) => onAuthorise(target.checked)}
      />
    </Panel>
  )
}
