import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Checkbox, SelectField, Segmented, TextField } from '#ui/components/index.ts'
import { FirstAndLastDay, CreateForm } from '#features/members/staff/office/index.ts'
import type { en } from '../locales/en.ts'
import type { AdSite } from '../contract/office.ts'
import { AdPictureField } from './ad-picture-field.tsx'
import { createEmptyAd, type AdFormInput } from './ad-form-input.ts'
import { AdTextsField } from './ad-texts-field.tsx'
import { splitFieldErrors } from '#platform/web/api/split-field-errors.ts'
import { usePlaceAd } from './use-place-ad.ts'

interface PlaceFormProps {
  readonly ad: AdFormInput
  readonly sites: readonly AdSite[]
  readonly onType: (ad: AdFormInput) => void
  readonly onBack: () => void
  readonly onPlaced: () => void
}

/** Number of hours for which an ad may be labelled live. */
const hours = [1, 2, 4, 8, 12, 24]

/**
 * Form for placing an ad: site, text per language, link, picture and days. Input is kept until the
 * ad is placed.
 */
export function PlaceAdForm({ ad, sites, onType, onBack, onPlaced }: PlaceFormProps) {
  const t = usePhrases<typeof en>('ads')
  const { place, pending, refusal } = usePlaceAd(onPlaced)
  const { of: errors, whole } = splitFieldErrors(refusal)
  const site = sites.find(({ id }) => id === ad.site)
  const type = (change: Partial<AdFormInput>) => onType({ ...ad, ...change })
  return (
    <CreateForm
      texts={{ title: t('office.place'), sending: t('office.placing') }}
      pending={pending}
      failure={refusal}
      problem={whole}
      onSend={() => void place(ad)}
      onClear={() => onType(createEmptyAd(sites))}
      onBack={onBack}
    >
      <SelectField
        label={t('office.site')}
        options={sites.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={String(ad.site)}
        error={errors.site}
        hint={site?.on === false ? t('office.off', { site: site.name }) : undefined}
        onChange={({ target }) => type({ site: Number(target.value) })}
      />
      <Segmented
        legend={t('office.kind')}
        options={(['site', 'cam'] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={ad.kind}
        onChange={(kind) => type({ kind: kind as AdFormInput['kind'] })}
      />
      <AdTextsField
        ad={ad}
        languages={site?.languages ?? []}
        errors={errors}
        onType={(texts) => type({ texts: texts })}
      />
      <TextField
        label={t('office.target')}
        hint={t('office.target_hint')}
        error={errors.target}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        value={ad.target}
        onChange={({ target }) => type({ target: target.value })}
      />
      <AdPictureField
        picture={ad.picture}
        error={errors.picture}
        onChoose={(picture) => type({ picture })}
      />
      <FirstAndLastDay
        texts={{
          first: t('office.first_day'),
          last: t('office.last_day'),
          optional: t('office.optional'),
          lastHint: t('office.last_hint'),
        }}
        days={ad}
        errors={errors}
        onType={type}
      />
      {ad.kind === 'cam' ? (
        <SelectField
          label={t('office.live')}
          hint={t('office.live_hint')}
          error={errors.live_hours}
          options={[
            { value: '0', label: t('office.live_not') },
            ...hours.map((count) => ({
              value: String(count),
              label: t('office.live_hours', { count }),
            })),
          ]}
          value={String(ad.liveHours)}
          onChange={({ target }) => type({ liveHours: Number(target.value) })}
        />
      ) : null}
      <Checkbox
        label={t('office.exclusive')}
        hint={t('office.exclusive_hint')}
        checked={ad.exclusive}
        onChange={({ target }) => type({ exclusive: target.checked })}
      />
    </CreateForm>
  )
}
