import { useEffect, useRef } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, ArrowLeftIcon, Button, SelectField, TextField } from '#platform/web/ui/index.ts'
import { useOnline } from '#platform/web/use-online.ts'
import type { en } from '../locales/en.ts'
import type { CodeSite } from '../rules/office-calls.ts'
import type { Method } from './code-facts.ts'
import { CodeConditions } from './code-conditions.tsx'
import { CodePreview } from './code-preview.tsx'
import { CodeWorth } from './code-worth.tsx'
import { emptyCode, type TypedCode } from './code-typed.ts'
import { useMakeCode } from './use-make-code.ts'

interface CodeFormProps {
  readonly code: TypedCode
  readonly sites: readonly CodeSite[]
  readonly methods: readonly Method[]
  readonly onType: (code: TypedCode) => void
  readonly onBack: () => void
  readonly onMade: () => void
}

/** Makes a code: where it counts, what it takes off, what it asks for, its days. What was typed stays until it is made. */
export function CodeForm({ code, sites, methods, onType, onBack, onMade }: CodeFormProps) {
  const t = usePhrases<typeof en>('discounts')
  const online = useOnline()
  const form = useRef<HTMLFormElement>(null)
  const { make, pending, errors, whole, failed } = useMakeCode(onMade)
  const site = sites.find(({ id }) => id === code.site)
  const type = (change: Partial<TypedCode>) => onType({ ...code, ...change })
  useEffect(() => {
    if (failed) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [failed, pending])

  return (
    <>
      <Button className="-ml-4" variant="ghost" size="sm" icon={<ArrowLeftIcon />} onClick={onBack}>
        {t('office.back')}
      </Button>
      <h1 className="type-h2 mt-2">{t('office.make')}</h1>
      <form
        ref={form}
        noValidate
        className="mt-6 grid max-w-text gap-5"
        aria-label={t('office.make')}
        onSubmit={(event) => {
          event.preventDefault()
          void make(code)
        }}
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
          hint={t('office.code_hint')}
          error={errors.code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          value={code.code}
          onChange={({ target }) => type({ code: target.value })}
        />
        <CodeWorth code={code} currencies={site?.currencies ?? []} errors={errors} onType={type} />
        <CodeConditions code={code} site={site} methods={methods} errors={errors} onType={type} />
        <CodePreview code={code} methods={methods} />
        {whole === null ? null : (
          <Alert tone="danger" announce>
            {whole}
          </Alert>
        )}
        <div className="office-discount-acts">
          <Button
            type="submit"
            loading={pending}
            loadingLabel={t('office.making')}
            disabledReason={online ? undefined : t('office.offline')}
          >
            {t('office.make')}
          </Button>
          <Button variant="ghost" onClick={() => onType(emptyCode(sites))}>
            {t('office.clear')}
          </Button>
        </div>
        <p className="text-ink-2">{t('office.kept')}</p>
      </form>
    </>
  )
}
