import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, useToast } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'

/** Shows the recovery codes once, for copying or writing down. */
export function RecoveryCodes({
  codes,
  onDone,
}: {
  readonly codes: readonly string[]
  readonly onDone: () => void
}) {
  const t = usePhrases<typeof en>('staff')
  const toast = useToast()
  async function copy() {
    const copied = await navigator.clipboard.writeText(codes.join('\n')).then(
      () => true,
      () => false,
    )
    toast.show({
      text: copied ? t('codes.copied') : t('codes.not_copied'),
      tone: copied ? 'success' : 'danger',
    })
  }
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">{t('codes.text')}</p>
      <ul className="office-codes num">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onDone}>{t('codes.done')}</Button>
        <Button variant="line" onClick={() => void copy()}>
          {t('codes.copy')}
        </Button>
      </div>
    </div>
  )
}
