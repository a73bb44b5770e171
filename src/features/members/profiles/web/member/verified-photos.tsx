import './member.css'
import { useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Dialog, VerifiedTag } from '#ui/components/index.ts'
import type { Member } from '../../contract/profiles.ts'
import type { en } from '../../locales/en.ts'

/**
 * "Verified photos" next to a name, with an explanation of what that proves and what it does not
 * (BEY-14).
 */
export function VerifiedPhotos({ member }: { readonly member: Pick<Member, 'name' | 'photos'> }) {
  const t = usePhrases<typeof en>('profiles')
  const [open, setOpen] = useState(false)
  if (!isVerified(member)) return null
  const { name } = member
  return (
    <>
      <button
        type="button"
        className="member-verified-when inline-flex min-h-11 items-center font-semibold"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <VerifiedTag label={t('member.verified.label')} />
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('member.verified.title')}
        closeLabel={t('member.verified.close')}
      >
        <div className="grid gap-3">
          <p>{t('member.verified.proves', { name })}</p>
          <p>{t('member.verified.not')}</p>
          <p className="text-muted">{t('member.verified.ends')}</p>
        </div>
      </Dialog>
    </>
  )
}

function isVerified({ photos }: Pick<Member, 'photos'>): boolean {
  return photos.some((photo) => !photo.locked && photo.main && photo.verified)
}
