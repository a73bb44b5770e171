import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, SelectField, TextField } from '#ui/components/index.ts'
import { CreateForm } from '#features/members/staff/office/index.ts'
import type { en } from '../locales/en.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { percentageAlone } from '../rules/large-code.ts'
import { codeLengths } from '../rules/clean-code.ts'
import type { CodeSite } from '../contract/office.ts'
import type { NamedMethod } from './code-facts.ts'
import { CodeConditions } from './code-conditions.tsx'
import { CodePreview } from './code-preview.tsx'
import { CodeValue } from './code-value.tsx'
import { emptyCodeForm, type CodeFormState, needsSecond } from './code-form-state.ts'
import { useMakeCode } from './use-make-code.ts'

interface CodeFormProps {
  readonly code: CodeFormState
  readonly sites: readonly CodeSite[]
  readonly methods: readonly NamedMethod[]
  /** The share that the viewer may still give away alone today. */
  readonly shareLeft: number
  readonly onType: (code: CodeFormState) => void
  readonly onBack: () => void
  readonly onCreated: () => void
}

/**
 * Form for a new code: site, discount, conditions and validity. Input is kept until the code has
 * been created.
 */
export function CodeForm({
  code,
  sites,
  methods,
  shareLeft,
  onType,
  onBack,
  onCreated,
}: CodeFormProps) {
  const t = usePhrases<typeof en>('discounts')
  const { make, pending, errors, whole, failure } = useMakeCode(onCreated)
  const { locale } = useFormat()
  const site = sites.find(({ id }) => id === code.site)
  const second = needsSecond(code, site, shareLeft, locale)
  const type = (change: Partial<CodeFormState>) => onType({ ...code, ...change })
  return (
    <CreateForm
      texts={{ title: t('office.make'), sending: t('office.making') }}
      pending={pending}
      failure={failure}
      problem={whole}
      onSend={() => void make(code)}
      onClear={() => onType(emptyCodeForm(sites))}
      onBack={onBack}
    >
      <SelectField
        label={t('office.site')}
        options={sites.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={String(code.site)}
        error={errors.site}
        hint={site?.on === false ? t('office.site_off', { site: site.name }) : undefined}
        onChange={({ target }) => {
          const next = sites.find(({ id }) => id === Number(target.value))
          type({ site: Number(target.value), currency: next?.currencies[0] ?? '', country: '' })
        }}
      />
      <TextField
        label={t('office.code')}
        hint={t('office.code_hint', { least: codeLengths.least })}
        error={errors.code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        value={code.code}
        onChange={({ target }) => type({ code: target.value })}
      />
      <CodeValue code={code} currencies={site?.currencies ?? []} errors={errors} onType={type} />
      <CodeConditions code={code} site={site} methods={methods} errors={errors} onType={type} />
      <CodePreview code={code} methods={methods} />
      {second ? (
        <Alert tone="warn">{t('office.second', { ...percentageAlone, hours: 24 })}</Alert>
      ) : null}
    </CreateForm>
  )
}
