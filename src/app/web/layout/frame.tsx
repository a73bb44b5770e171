import { Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { SignUpProvider } from '#features/members/accounts/web/index.ts'
import { LikeButton, LikesProvider } from '#features/discovery/likes/web/index.ts'
import { QuickExit } from '#features/members/quiet-mode/web/index.ts'
import { CardAction } from '#features/discovery/search/web/index.ts'
import { useSite, useViewer } from '#platform/web/surroundings.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import {
  FictionalIconContext,
  OfflineBar,
  SkipLink,
  ToastProvider,
  TopProgress,
} from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'
import { EntryWarning } from '../entry-warning/entry-warning.tsx'
import { RecentMembersPanel, useSignUpSteps } from '../sign-up-steps.tsx'
import { AcceptTerms, LiveListener, TimedBonusDialog, VisitorListener } from './frame-parts.ts'
import { useArrival } from './use-arrival.ts'

/** The frame of every page: skip link, offline bar, toasts, and dialogs that can open anywhere. */
export function Frame() {
  const t = usePhrases<typeof en>('app')
  const { state } = useNavigation()
  const steps = useSignUpSteps()
  const { fictional } = useSite()
  const member = useViewer() !== null
  useArrival()
  return (
    <ToastProvider regionLabel={t('toasts')} closeLabel={t('close')}>
      <SignUpProvider steps={steps} sidePanel={RecentMembersPanel}>
        <LikesProvider writeTo={(member) => `/members/${member}/chat`}>
          <CardAction value={(card) => <LikeButton member={card} photo={card.photo?.src[160]} />}>
            <SkipLink href="#content" label={t('skip')} />
            <QuickExit />
            <TopProgress active={state !== 'idle'} label={t('loading')} />
            <OfflineBar>{t('offline')}</OfflineBar>
            {member ? <LiveListener /> : <VisitorListener />}
            <EntryWarning />
            {member ? (
              <>
                <AcceptTerms />
                <TimedBonusDialog />
              </>
            ) : null}
            <FictionalIconContext value={fictional.icon}>
              <Outlet />
            </FictionalIconContext>
          </CardAction>
        </LikesProvider>
      </SignUpProvider>
      <ScrollRestoration />
    </ToastProvider>
  )
}
