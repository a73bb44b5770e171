import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { newId } from '#platform/web/new-id.ts'
import { Alert, Panel } from '#ui/components/index.ts'
import type { ChallengeView } from '../contract.ts'
import type { en } from '../locales/en.ts'
import type { ChallengeChoice } from '../rules/draw-challenge.ts'
import { calls } from './calls.ts'
import { ChallengeText } from './challenge-text.tsx'
import { uploadPicture } from './upload-picture.ts'
import { TakePicture } from './take-picture.tsx'

interface ChallengePanelProps {
  readonly challenge: ChallengeView
  readonly onDrawn: (challenge: ChallengeView) => void
  readonly onSent: () => void
}

/** The gesture or code to show, the alternatives, and the picture. */
export function ChallengePanel({ challenge, onDrawn, onSent }: ChallengePanelProps) {
  const t = usePhrases<typeof en>('photo_verification')
  const cache = useQueryClient()
  const { ask, pending } = calls.useAction('photo_verification.draw_challenge')
  const heading = useRef<HTMLHeadingElement>(null)
  const [note, setNote] = useState(challenge.note)
  const [noteProblem, setNoteProblem] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [sending, setSending] = useState(false)
  const sent = useRef<{ picture: Blob; id: string }>(undefined)

  useEffect(() => {
    heading.current?.focus()
  }, [challenge.kind, challenge.gesture])

  async function draw(choice: ChallengeChoice, noteText = '') {
    const answer = await ask({ wish: choice, note: noteText })
    if (!answer.ok) {
      setProblem(answer.refusal.message)
      return false
    }
    setProblem(undefined)
    onDrawn(answer.value)
    return true
  }

  async function send(picture: Blob): Promise<void> {
    if (challenge.kind === 'note' && note.trim() === '')
      return setNoteProblem(t('refusals.note_missing'))
    setSending(true)
    // The note is sent first, because the picture is accepted together with it.
    if (challenge.kind === 'note' && !(await draw('note', note))) return setSending(false)
    // The same picture keeps its id, so that a retry after a lost response does not send it twice.
    if (sent.current?.picture !== picture) sent.current = { picture, id: newId() }
    const sentences = { offline: t('offline_send'), fault: t('fault') }
    const answer = await uploadPicture({ id: sent.current.id, picture, sentences })
    setSending(false)
    if (answer.ok) onSent()
    else {
      setProblem(answer.refusal.message)
      if ((answer.refusal.code as string) === 'photo_verification.challenge_expired') {
        await draw('begin')
        return setProblem(answer.refusal.message)
      }
      if (
        !answer.refusal.authenticationRequired &&
        !(answer.refusal.code as string).includes('already')
      )
        return
    }
    // The list query handles a lost session.
    await cache.invalidateQueries({ queryKey: ['photo_verification.read_own'] })
  }

  return (
    <Panel as="section" aria-labelledby="show" className="grid gap-5">
      <h2 id="show" ref={heading} tabIndex={-1} className="type-h3">
        {challenge.gesture === null
          ? t(`show.${challenge.kind}`)
          : t(`gestures.${challenge.gesture}`)}
      </h2>
      <ChallengeText
        challenge={challenge}
        pending={pending && !sending}
        note={note}
        noteProblem={noteProblem}
        onNote={(noteText) => {
          setNote(noteText)
          setNoteProblem(undefined)
        }}
        onChoose={(choice) => void draw(choice)}
      />
      {problem ? (
        <Alert tone="danger" announce>
          {problem}
        </Alert>
      ) : null}
      {challenge.kind === 'choose' ? null : (
        <TakePicture sending={sending} onSend={(picture) => void send(picture)} />
      )}
    </Panel>
  )
}
