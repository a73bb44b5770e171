import { Link } from 'react-router'
import type { Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite } from '#platform/web/surroundings.ts'
import type { en } from '../locales/en.ts'
import { deadlineDays } from '../rules/deadlines.ts'
import { calls } from './calls.ts'
import { CaseFieldset, CaseFormFrame } from './case-fields.tsx'
import { CaseReceipt } from './case-receipt.tsx'
import { useCaseForm } from './use-case-form.ts'

export function title(translate: Translate): string {
  return translate('complaints.support.title')
}

/** /support: a question to our team, logged in or not. */
export function Page() {
  const t = usePhrases<typeof en>('complaints')
  const { name } = useSite()
  const { ask } = calls.useAction('complaints.ask_support')
  const form = useCaseForm(ask)
  return (
    <div className="wrap page">
      <div className="mx-auto grid max-w-form gap-5">
        <h1 className="type-h1" tabIndex={-1}>
          {t('support.title')}
        </h1>
        {form.receipt === undefined ? (
          <CaseFormFrame
            label={t('support.title')}
            errors={form.errors}
            onSubmit={() => void form.submit()}
          >
            <p className="text-ink-2">
              {t('support.lead', { site: name, days: deadlineDays.support })}
            </p>
            <CaseFieldset form={form} label={t('support.details')} send={t('support.send')} />
          </CaseFormFrame>
        ) : (
          <CaseReceipt receipt={form.receipt} />
        )}
        <p>
          <Link className="link" to="/complaints">
            {t('support.complaint')}
          </Link>
        </p>
      </div>
    </div>
  )
}
