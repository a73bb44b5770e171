import './verification.css'
import { useEffect, useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../locales/en.ts'

/**
 * The picture before it is sent; if this browser cannot display its format, a text is shown
 * instead.
 */
export function PicturePreview({ picture }: { readonly picture: Blob }) {
  const t = usePhrases<typeof en>('photo_verification')
  const [address, setAddress] = useState<string>()
  const [hidden, setHidden] = useState(false)

  useEffect(() => {
    const previewUrl = URL.createObjectURL(picture)
    setAddress(previewUrl)
    setHidden(false)
    return () => URL.revokeObjectURL(previewUrl)
  }, [picture])

  if (hidden)
    return (
      <p className="well well-xl p-6 text-center">{picture instanceof File ? picture.name : ''}</p>
    )
  return (
    <img
      src={address}
      alt={t('picture.preview')}
      className="well well-xl verify-preview w-full"
      onError={() => setHidden(address !== undefined)}
    />
  )
}
