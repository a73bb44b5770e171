import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { CostChip, Dialog } from '#platform/web/ui/index.ts'
import type { en } from '../locales/en.ts'

interface IcebreakersProps {
  readonly open: boolean
  readonly name: string
  /** Of the message; 0 is free. */
  readonly price: number
  readonly onClose: () => void
  /** A line fills the composer; it never sends. */
  readonly onPick: (line: string) => void
}

/** Six first lines, each with what it would cost (CHAT-05). */
export function Icebreakers({ open, name, price, onClose, onPick }: IcebreakersProps) {
  const t = usePhrases<typeof en>('chat')
  const lines = [t('ideas.one'), t('ideas.two'), t('ideas.three'), t('ideas.four'), t('ideas.five'), t('ideas.six')]
  return (
    <Dialog open={open} onClose={onClose} title={t('ideas.title', { name })} closeLabel={t('ideas.close')}>
      <p className="mb-3 text-muted">{t('ideas.text')}</p>
      <ul className="grid gap-2">
        {lines.map((line) => (
          <li key={line}>
            <button
              type="button"
              className="flex min-h-11 w-full items-center justify-between gap-3 rounded-lg border border-line px-4 py-2.5 text-left"
              onClick={() => onPick(line)}
            >
              <span>{line}</span>
              <CostChip free={price === 0} className="flex-none">
                {price === 0 ? t('ideas.free') : t('ideas.price', { credits: price })}
              </CostChip>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
