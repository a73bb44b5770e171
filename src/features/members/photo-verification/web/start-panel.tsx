import './verification.css'
import { useState } from 'react'
import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useOnline } from '#platform/web/use-online.ts'
import {
  Alert,
  Button,
  ButtonLink,
  CameraIcon,
  CheckBoldIcon,
  Panel,
} from '#ui/components/index.ts'
import type { ChallengeView, OwnVerification } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { pictureRetentionDays } from '../rules/durations.ts'
import { calls } from './calls.ts'
import { ChallengePanel } from './challenge-panel.tsx'

interface StartPanelProps {
  readonly own: OwnVerification
  readonly onSent: () => void
}

/**
 * Before the first press, explains what it proves, who sees the picture and what ends the mark;
 * then shows the gesture.
 */
export function StartPanel({ own, onSent }: StartPanelProps) {
  const [challenge, setChallenge] = useState<ChallengeView>()
  return challenge === undefined ? (
    <Promises own={own} onDrawn={setChallenge} />
  ) : (
    <ChallengePanel challenge={challenge} onDrawn={setChallenge} onSent={onSent} />
  )
}

function Promises({
  own,
  onDrawn,
}: {
  readonly own: OwnVerification
  readonly onDrawn: (challenge: ChallengeView) => void
}) {
  const t = usePhrases<typeof en>('photo_verification')
  const online = useOnline()
  const { ask, pending } = calls.useAction('photo_verification.draw_challenge')
  const [problem, setProblem] = useState<string>()

  async function begin() {
    const answer = await ask({ wish: 'begin' })
    if (answer.ok) onDrawn(answer.value)
    else setProblem(answer.refusal.message)
  }

  return (
    <Panel as="section" aria-labelledby="before" className="grid gap-5">
      <h2 id="before" className="type-h3">
        {t('before.title')}
      </h2>
      <ul className="grid gap-3">
        {(['proves', 'not', 'picture', 'ends', 'free'] as const).map((line) => (
          <li key={line} className="flex gap-3">
            <CheckBoldIcon className="text-pine mt-1 shrink-0" />
            <span>{t(`before.${line}`, { days: pictureRetentionDays })}</span>
          </li>
        ))}
      </ul>
      {own.main_photo === null ? (
        <Alert
          tone="warn"
          action={
            <ButtonLink as={Link} to="/profile#photos" size="sm">
              {t('before.to_photos')}
            </ButtonLink>
          }
        >
          {t('before.no_photo')}
        </Alert>
      ) : (
        <div className="flex flex-wrap items-center gap-5">
          <img
            src={own.main_photo.src[160]}
            alt={t('before.photo')}
            width={72}
            height={90}
            className="verify-main-photo object-cover"
          />
          <Button
            icon={<CameraIcon />}
            loading={pending}
            disabledReason={online ? undefined : t('offline')}
            onClick={() => void begin()}
          >
            {t('before.start')}
          </Button>
        </div>
      )}
      {problem ? (
        <Alert tone="danger" announce>
          {problem}
        </Alert>
      ) : null}
    </Panel>
  )
}
