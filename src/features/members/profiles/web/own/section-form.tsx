import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, CheckCircleFillIcon, Panel } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'
import type { Section } from './use-section.ts'

interface SectionFormProps {
  readonly id: string
  readonly title: string
  /** Whether the page already shows the title. */
  readonly isWholePage?: boolean
  readonly lead?: string
  readonly section: Pick<Section<object>, 'unsaved' | 'saved' | 'problem'>
  readonly pending: boolean
  readonly onSave: () => void
  readonly children: ReactNode
}

/** A section of the profile form: its fields, save button, and the result as text. */
export function SectionForm({
  id,
  title,
  isWholePage = false,
  lead,
  section,
  pending,
  onSave,
  children,
}: SectionFormProps) {
  const t = usePhrases<typeof en>('profiles')
  const form = useRef<HTMLFormElement>(null)
  const { problem } = section

  useEffect(() => {
    if (problem !== undefined)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problem])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!pending) onSave()
  }

  const aboutField = problem?.field !== undefined || (problem?.fields?.length ?? 0) > 0
  return (
    <Panel
      as="section"
      id={id}
      {...(isWholePage ? { 'aria-label': title } : { 'aria-labelledby': `${id}-title` })}
      className="scroll-mt-24"
    >
      <form ref={form} onSubmit={submit} noValidate className="grid gap-5">
        {isWholePage && lead === undefined ? null : (
          <div>
            {isWholePage ? null : (
              <h2 id={`${id}-title`} className="type-h3">
                {title}
              </h2>
            )}
            {lead === undefined ? null : <p className="mt-1 text-muted">{lead}</p>}
          </div>
        )}
        {children}
        {problem && !aboutField ? (
          <Alert tone="danger" announce>
            {problem.message}
          </Alert>
        ) : null}
        <div className="own-save" data-unsaved={section.unsaved || undefined}>
          <Button
            type="submit"
            variant={section.unsaved ? 'pine' : 'line'}
            loading={pending}
            loadingLabel={t('own.saving')}
          >
            {t('own.save')}
          </Button>
          <span role="status" className="inline-flex items-center gap-1.5 text-muted">
            {section.saved ? (
              <>
                <CheckCircleFillIcon className="text-success" />
                {t('own.saved')}
              </>
            ) : null}
            {section.unsaved && !pending ? t('own.unsaved') : null}
          </span>
        </div>
      </form>
    </Panel>
  )
}
