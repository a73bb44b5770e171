import './verification.css'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, TextArea } from '#ui/components/index.ts'
import type { ChallengeView } from '../contract.ts'
import type { en } from '../locales/en.ts'
import type { ChallengeChoice } from '../rules/draw-challenge.ts'
import { maxNoteLength } from '../rules/max-note-length.ts'
import { GestureFigure } from './gesture-figure.tsx'

interface ChallengeTextProps {
  readonly challenge: ChallengeView
  readonly pending: boolean
  readonly note: string
  readonly noteProblem: string | undefined
  readonly onNote: (note: string) => void
  readonly onChoose: (choice: ChallengeChoice) => void
}

/**
 * The gesture as a picture and in words, the code word, or the note to the reviewer; with the
 * alternatives.
 */
export function ChallengeText({
  challenge,
  pending,
  note,
  noteProblem,
  onNote,
  onChoose,
}: ChallengeTextProps) {
  const t = usePhrases<typeof en>('photo_verification')
  const { kind, gesture, code } = challenge
  if (kind === 'choose')
    return (
      <>
        <p>{t('choose.text')}</p>
        <div className="flex flex-wrap gap-3">
          <Button variant="line" loading={pending} onClick={() => onChoose('code')}>
            {t('choose.code')}
          </Button>
          <Button variant="line" loading={pending} onClick={() => onChoose('note')}>
            {t('choose.note')}
          </Button>
        </div>
      </>
    )
  return (
    <>
      {gesture === null ? null : (
        <GestureFigure gesture={gesture} className="well well-xl text-pine mx-auto h-56 w-50 p-4" />
      )}
      <p className="text-ink-2">
        {t(kind === 'gesture' ? 'show.hint' : kind === 'code' ? 'code.hint' : 'note.hint')}
      </p>
      {code === null ? null : (
        <p className="num well well-lg verify-number px-5 py-4 text-center font-semibold">{code}</p>
      )}
      {kind === 'note' ? (
        <TextArea
          label={t('note.label')}
          maxLength={maxNoteLength}
          value={note}
          error={noteProblem}
          countText={(used, maxLength) => t('note.characters', { used, most: maxLength })}
          onChange={({ target }) => onNote(target.value)}
        />
      ) : null}
      <div>
        <Button variant="ghost" size="sm" loading={pending} onClick={() => onChoose('another')}>
          {t(kind === 'gesture' ? 'show.cannot' : 'show.other_way')}
        </Button>
      </div>
    </>
  )
}
