import '#ui/styles/components/photos/photo-slots.css'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, IconButton, XBoldIcon } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import type { PhotoManager } from './use-own-photos.ts'
import type { Upload } from './upload-list.ts'

interface UploadTileProps {
  readonly upload: Upload
  readonly desk: Pick<PhotoManager, 'retry' | 'drop'>
}

/** A running upload with its progress. */
export function UploadTile({ upload, desk }: UploadTileProps) {
  const t = usePhrases<typeof en>('photos')
  const { id, file, preview, state, percent } = upload
  return (
    <div className="well well-lg relative h-full w-full overflow-hidden" aria-busy="true">
      <Preview src={preview} className="photo-upload h-full w-full object-cover" />
      {/* Once the server has received everything, there is nothing left to cancel. */}
      {state === 'processing' ? null : (
        <span className="absolute top-2 right-2">
          <IconButton
            look="glass"
            tip="none"
            icon={<XBoldIcon />}
            label={t('upload.cancel', { file: file.name })}
            onClick={() => desk.drop(id)}
          />
        </span>
      )}
      <div className="photo-caption type-meta grid gap-1.5 font-semibold">
        <span>
          {state === 'queued'
            ? t('upload.queued')
            : state === 'processing'
              ? t('upload.processing')
              : t('upload.uploading', { percent })}
        </span>
        <progress
          max={100}
          value={state === 'processing' ? undefined : percent}
          aria-label={t('upload.progress', { file: file.name })}
          className="photo-progress h-1.5 w-full"
        />
      </div>
    </div>
  )
}

/**
 * A failed upload: which file, why, and the possible actions. It takes the full width, because the
 * text is long.
 */
export function FailedUpload({ upload, desk }: UploadTileProps) {
  const t = usePhrases<typeof en>('photos')
  const { id, file, preview, problem, again } = upload
  return (
    <div className="photo-failed text-danger-ink flex items-start gap-3 p-3">
      <Preview src={preview} className="photo-failed-preview h-20 w-16 shrink-0 object-cover" />
      <div className="grid min-w-0 flex-1 justify-items-start gap-2">
        <p className="break-words">
          <span className="photo-file-name type-meta block">{file.name}</span>
          <span className="font-semibold">{problem}</span>
        </p>
        {again ? (
          <Button size="sm" variant="line" onClick={() => desk.retry(id)}>
            {t('upload.retry')}
          </Button>
        ) : null}
      </div>
      <IconButton
        tip="none"
        icon={<XBoldIcon />}
        label={t('upload.dismiss', { file: file.name })}
        onClick={() => desk.drop(id)}
      />
    </div>
  )
}

/** The device's own preview of the file; if it cannot be shown, the tile stays blank. */
function Preview({ src, className }: { readonly src: string; readonly className: string }) {
  return (
    <img
      src={src}
      alt=""
      className={className}
      onError={({ currentTarget }) => (currentTarget.hidden = true)}
    />
  )
}
