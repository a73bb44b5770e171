import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Locale } from '#kernel/locale.ts'
import type { RefusalAnswer } from '#platform/web/api/answer.ts'
import { splitFieldErrors } from '#platform/web/api/split-field-errors.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Segmented, SelectField, TextField, useToast } from '#ui/components/index.ts'
import { ActionButton, CreateForm } from '#features/members/staff/office/index.ts'
import type { EmailFrame, NewsletterSite } from '../../contract/newsletters.ts'
import type { en } from '../../locales/newsletters/en.ts'
import { hourlyRates, type NewsletterKind, newsletterKinds } from '../../rules/newsletter.ts'
import { calls } from '../../web/calls.ts'
import {
  createEmptyNewsletter,
  type NewsletterInput,
  toPlanInput,
  toTestInput,
} from './newsletter-input.ts'
import { NewsletterPreview } from './newsletter-preview.tsx'
import { NewsletterTexts } from './newsletter-texts.tsx'
import { SegmentFields } from './segment-fields.tsx'

interface NewsletterFormProps {
  readonly input: NewsletterInput
  readonly sites: readonly NewsletterSite[]
  readonly frames: readonly EmailFrame[]
  readonly onType: (input: NewsletterInput) => void
  readonly onBack: () => void
  readonly onPlanned: () => void
}

const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** Form for planning a newsletter. Input is kept until it is planned. */
export function NewsletterForm(props: NewsletterFormProps) {
  const { input, sites, frames, onType, onBack, onPlanned } = props
  const t = usePhrases<typeof en>('newsletters')
  const toast = useToast()
  const cache = useQueryClient()
  const plan = calls.useAction('notifications.plan_newsletter')
  const test = calls.useAction('notifications.test_newsletter')
  const [refusal, setRefusal] = useState<RefusalAnswer | null>(null)
  const { of: errors, whole } = splitFieldErrors(refusal)
  const site = sites.find(({ id }) => id === input.site)
  const languages = site?.languages ?? []
  const [selected, setLanguage] = useState<Locale>()
  const language = languages.find((one) => one === selected) ?? languages[0] ?? 'en'
  const type = (change: Partial<NewsletterInput>) => onType({ ...input, ...change })

  async function send() {
    const answer = await plan.ask(toPlanInput(input, languages))
    setRefusal(answer.ok ? null : answer.refusal)
    if (!answer.ok) {
      const fields = Object.keys(splitFieldErrors(answer.refusal).of)
      setLanguage(findLanguage(fields, languages) ?? language)
      return
    }
    void cache.invalidateQueries({ queryKey: ['notifications.list_newsletters'] })
    toast.show({ text: t('planned'), tone: 'success' })
    onPlanned()
  }

  return (
    <CreateForm
      texts={{
        title: t('write'),
        send: t(input.start === 'now' ? 'begin' : 'plan'),
        sending: t('planning'),
      }}
      pending={plan.pending}
      failure={refusal}
      problem={whole}
      onSend={() => void send()}
      onClear={() => onType(createEmptyNewsletter(sites))}
      onBack={onBack}
    >
      <div className="newsletter-fields">
        <SelectField
          label={t('site')}
          options={sites.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(input.site)}
          error={errors.site}
          onChange={({ target }) => type({ site: Number(target.value) })}
        />
        <Segmented
          legend={t('kind')}
          options={newsletterKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          value={input.kind}
          onChange={(kind) => type({ kind: kind as NewsletterKind })}
        />
        <NewsletterTexts
          texts={input.texts}
          languages={languages}
          language={language}
          errors={errors}
          onLanguage={setLanguage}
          onType={(texts) => type({ texts })}
        />
        <TextField
          label={t('path')}
          hint={t('path_hint')}
          error={errors.path}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={input.path}
          onChange={({ target }) => type({ path: target.value })}
        />
        <ActionButton
          className="justify-self-start"
          size="sm"
          act={() => test.ask(toTestInput(input, languages))}
          onDone={({ sent }) => toast.show({ text: t('tested', { count: sent }), tone: 'success' })}
        >
          {t('test')}
        </ActionButton>
        <NewsletterPreview input={input} site={site} language={language} frames={frames} />
        <SegmentFields
          input={input}
          languages={languages}
          error={errors.segment}
          onType={(segment) => type({ segment })}
        />
        <Segmented
          legend={t('start')}
          options={[
            { value: 'now', label: t('start_now') },
            { value: 'day', label: t('start_day') },
          ]}
          value={input.start}
          onChange={(start) => type({ start: start as NewsletterInput['start'] })}
        />
        {input.start === 'now' ? null : (
          <div className="office-pair">
            <TextField
              label={t('day')}
              type="date"
              error={errors.day}
              min={site?.today}
              value={input.day}
              onChange={({ target }) => type({ day: target.value })}
            />
            <SelectField
              label={t('hour', { zone: site?.time_zone ?? '' })}
              error={errors.hour}
              options={hours.map((hour) => ({ value: String(hour), label: `${hour}:00` }))}
              value={String(input.hour)}
              onChange={({ target }) => type({ hour: Number(target.value) })}
            />
          </div>
        )}
        <SelectField
          label={t('hourly')}
          hint={t('hourly_hint')}
          options={hourlyRates.map((count) => ({
            value: String(count),
            label: t('hourly_count', { count }),
          }))}
          value={String(input.hourly)}
          onChange={({ target }) =>
            type({
              hourly: hourlyRates.find((rate) => String(rate) === target.value) ?? input.hourly,
            })
          }
        />
      </div>
    </CreateForm>
  )
}

/** The first language whose text has an error. */
function findLanguage(fields: readonly string[], languages: readonly Locale[]): Locale | undefined {
  return languages.find((one) => fields.some((field) => field.startsWith(`texts.${one}`)))
}
