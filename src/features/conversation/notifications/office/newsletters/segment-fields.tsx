import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Checkbox, SelectField } from '#ui/components/index.ts'
import type { NewsletterSite } from '../../contract/newsletters.ts'
import type { en } from '../../locales/newsletters/en.ts'
import { activeWithin, memberships, type NewsletterSegment } from '../../rules/newsletter.ts'
import { calls } from '../../web/calls.ts'
import type { NewsletterInput } from './newsletter-input.ts'

interface SegmentFieldsProps {
  readonly input: NewsletterInput
  readonly languages: NewsletterSite['languages']
  readonly error: string | undefined
  readonly onType: (segment: NewsletterSegment) => void
}

/** Fields for the group of members a newsletter is for, with their number. */
export function SegmentFields({ input, languages, error, onType }: SegmentFieldsProps) {
  const t = usePhrases<typeof en>('newsletters')
  const { language: named } = useFormat()
  const { segment } = input
  const type = (change: Partial<NewsletterSegment>) => onType({ ...segment, ...change })
  return (
    <fieldset className="grid gap-4">
      <legend className="legend">{t('segment')}</legend>
      <fieldset className="grid gap-2">
        <legend className="legend">{t('languages')}</legend>
        <p className="text-ink-2">{t('languages_hint')}</p>
        <div className="office-pair">
          {languages.map((language) => (
            <Checkbox
              key={language}
              label={named(language)}
              checked={segment.languages.includes(language)}
              onChange={({ target }) =>
                type({
                  languages: target.checked
                    ? [...segment.languages, language]
                    : segment.languages.filter((one) => one !== language),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <div className="office-pair">
        <SelectField
          label={t('membership')}
          options={memberships.map((value) => ({ value, label: t(`memberships.${value}`) }))}
          value={segment.membership}
          onChange={({ target }) =>
            type({ membership: target.value as NewsletterSegment['membership'] })
          }
        />
        <SelectField
          label={t('active')}
          options={[
            { value: '', label: t('active_any') },
            ...activeWithin.map((days) => ({
              value: String(days),
              label: t('active_days', { days }),
            })),
          ]}
          value={String(segment.active_days ?? '')}
          onChange={({ target }) =>
            type({
              active_days: activeWithin.find((days) => String(days) === target.value) ?? null,
            })
          }
        />
      </div>
      <ReaderCount input={input} error={error} />
    </fieldset>
  )
}

function ReaderCount({
  input: { site, kind, segment },
  error,
}: Pick<SegmentFieldsProps, 'input' | 'error'>) {
  const t = usePhrases<typeof en>('newsletters')
  const { data, isError } = calls.useCall('notifications.count_readers', { site, kind, segment })
  const counted = data === undefined ? (isError ? t('readers_unknown') : t('counting')) : null
  if (error !== undefined)
    return (
      <Alert tone="danger" announce>
        {error}
      </Alert>
    )
  return (
    <p className="num" role="status">
      {counted ??
        (data?.readers === null || data === undefined
          ? t('readers_few')
          : t('readers', { count: data.readers }))}
    </p>
  )
}
