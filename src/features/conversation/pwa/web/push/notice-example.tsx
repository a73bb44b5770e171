import { Card } from '#ui/components/index.ts'

interface NoticeExampleProps {
  readonly title: string
  readonly body: string
  readonly icon: '/icon.svg' | '/icon-plain.svg'
}

/** A notification as a device shows it. */
export function NoticeExample({ title, body, icon }: NoticeExampleProps) {
  return (
    <Card className="flex max-w-card items-center gap-3 p-3">
      <img src={icon} alt="" width={40} height={40} className="shrink-0" />
      <p className="min-w-0">
        <span className="block font-semibold">{title}</span>
        <span className="text-ink-2 block">{body}</span>
      </p>
    </Card>
  )
}
