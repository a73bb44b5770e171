import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { LoadContext, Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { SelectField, TextField } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { textLimits, type Topic, topics } from '../rules/cases.ts'
import { deadlineDays } from '../rules/deadlines.ts'
import { calls } from './calls.ts'
import { CaseFieldset, CaseFormFrame } from './case-fields.tsx'
import { CaseReceipt } from './case-receipt.tsx'
import { OwnCases } from './own-cases.tsx'
import { useCaseForm } from './use-case-form.ts'

/** Loads a member's own cases. */
export async function load({ api, cache, viewer }: LoadContext): Promise<void> {
  if (viewer !== null) await cache.prefetchQuery(calls.query('complaints.list_own', {})(api))
}

export function title(translate: Translate): string {
  return translate('complaints.title')
}

/** /complaints: the form for a complaint, logged in or not, and a member's own cases (NAV-10). */
export function Page() {
  const t = usePhrases<typeof en>('complaints')
  const [query] = useSearchParams()
  const { ask } = calls.useAction('complaints.file')
  const [about, setAbout] = useState<Topic | ''>(readTopic(query.get('about')))
  const [reference, setReference] = useState(
    (query.get('reference') ?? '').slice(0, textLimits.reference),
  )
  const form = useCaseForm((fields) => ask({ ...fields, about: about || 'other', reference }))
  return (
    <div className="wrap page">
      <div className="mx-auto grid max-w-form gap-5">
        <h1 className="type-h1" tabIndex={-1}>
          {t('title')}
        </h1>
        {form.receipt === undefined ? (
          <CaseFormFrame
            label={t('title')}
            errors={form.errors}
            onSubmit={() => void form.submit(about === '' ? { about: t('about_wanted') } : {})}
          >
            <p className="text-ink-2">{t('lead', { days: deadlineDays.complaint })}</p>
            <SelectField
              name="about"
              label={t('about')}
              value={about}
              error={form.errors.about}
              onChange={({ target }) => setAbout(readTopic(target.value))}
              options={[
                { value: '', label: '' },
                ...topics.map((topic) => ({ value: topic, label: t(`topics.${topic}`) })),
              ]}
            />
            <TextField
              name="reference"
              label={t('reference')}
              optionalLabel={t('optional')}
              hint={t('reference_hint')}
              maxLength={textLimits.reference}
              autoComplete="off"
              value={reference}
              onChange={({ target }) => setReference(target.value)}
            />
            <CaseFieldset form={form} label={t('details')} send={t('send')} />
          </CaseFormFrame>
        ) : (
          <CaseReceipt receipt={form.receipt} />
        )}
        <p>
          <Link className="link" to="/support">
            {t('to_support')}
          </Link>
        </p>
        {form.member ? <OwnCases /> : null}
      </div>
    </div>
  )
}

function readTopic(text: string | null): Topic | '' {
  return topics.find((topic) => topic === text) ?? ''
}
