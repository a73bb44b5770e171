import './entry-dialog.css'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite } from '#platform/web/surroundings.ts'
import { Button, Dialog, Logo } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'

/**
 * A large dialog without footer or close button: the visitor confirms being an adult, or leaves.
 * Both buttons have the same size and weight.
 */
export function EntryDialog({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrases<typeof en>('app')
  const { name, minAge, fictional } = useSite()
  return (
    <Dialog
      open
      locked
      className="entry-dialog"
      onClose={onClose}
      title={t('entry.title', { age: minAge })}
    >
      <p className="type-lead">{t('entry.text', { site: name, age: minAge })}</p>
      {fictional.shown ? <p className="mt-3 text-ink-2">{t('footer.fictional')}</p> : null}
      <div className="action-row action-row-wide mt-6">
        <Button variant="line" size="lg" onClick={onClose}>
          {t('entry.enter', { age: minAge })}
        </Button>
        <Button variant="line" size="lg" onClick={() => location.replace('about:blank')}>
          {t('entry.leave')}
        </Button>
      </div>
      <div className="mt-6 flex justify-center" aria-hidden="true">
        <Logo name={name} />
      </div>
    </Dialog>
  )
}
