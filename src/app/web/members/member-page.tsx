import type { LoadContext } from '#platform/web/page.ts'
import { loadMember, MemberPage, type MemberSlots } from '#features/members/profiles/web/index.ts'
import { MoreMenu } from '#features/members/blocks/web/index.ts'
import {
  ChatPrices,
  SendGiftLink,
  loadConversationStart,
  OpenChatLink,
  ReplyLink,
  WriteInvite,
} from '#features/conversation/chat/web/index.ts'
import { FictionalLabel, FictionalNotice } from '#features/members/fictional-profiles/web/index.ts'
import { LikeAction } from '#features/discovery/likes/web/index.ts'
import {
  RequestPrivateAccess,
  loadAccessRequest,
  isMainGenerated,
  MemberPhotos,
  PrivateAccess,
} from '#features/members/photos/web/index.ts'
import { ReportMenuItem } from '#features/safety/reports/web/index.ts'
import { RelatedMembers } from '#features/discovery/search/web/index.ts'
import { AskToVerify } from '#features/members/photo-verification/web/index.ts'

/** The content other features add to a member's page. */
const slots: MemberSlots = {
  photos: ({ name, photos }, over) => (
    <MemberPhotos name={name} photos={photos}>
      {over}
    </MemberPhotos>
  ),
  note: ({ kind, label, name }) => <FictionalNotice kind={kind} label={label} name={name} />,
  label: ({ kind, label, photos }) => (
    <FictionalLabel kind={kind} label={label} generated={isMainGenerated(photos)} />
  ),
  actions: (member) => (
    <>
      <LikeAction member={member} />
      <OpenChatLink member={member} block />
      <SendGiftLink member={member} />
      <RequestPrivateAccess member={member} />
    </>
  ),
  invite: (member) => (
    <>
      <LikeAction member={member} />
      <WriteInvite member={member} />
    </>
  ),
  dock: (member) => (
    <>
      <SendGiftLink member={member} look="dock" />
      <OpenChatLink member={member} block />
      <LikeAction member={member} look="dock" />
    </>
  ),
  prices: (member) => <ChatPrices member={member} />,
  more: (member, look) => (
    <PrivateAccess member={member}>
      {(photos) => (
        <AskToVerify member={member}>
          {(asking) => (
            <ReportMenuItem member={member}>
              {(report) => (
                <MoreMenu member={member} look={look} items={[...photos, ...asking, ...report]} />
              )}
            </ReportMenuItem>
          )}
        </AskToVerify>
      )}
    </PrivateAccess>
  ),
  reply: (member, { answer }) => <ReplyLink member={member} answer={answer} />,
  related: ({ id, name }) => <RelatedMembers member={id} name={name} />,
}

/** A member's page with its slots. */
export function Page() {
  return <MemberPage slots={slots} />
}

/** Loads the member and the viewer's relation to them. */
export async function load(context: LoadContext): Promise<void> {
  await Promise.all([
    loadMember(context),
    loadAccessRequest(context),
    loadConversationStart(context),
  ])
}

export { memberTitle as title } from '#features/members/profiles/web/index.ts'
