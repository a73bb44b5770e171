import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { TextArea } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'

interface AboutFieldProps {
  readonly value: string
  readonly error?: string | undefined
  readonly onChange: (about: string) => void
}

/** The field for the member's text about themselves, with the remaining length. */
export function AboutField({ value, error, onChange }: AboutFieldProps) {
  const t = usePhrases<typeof en>('profiles')
  return (
    <TextArea
      label={t('own.about.label')}
      hint={t('own.about.hint')}
      rows={6}
      maxLength={2000}
      countText={(used, max) => t('own.about.count', { used, most: max })}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
