import { useState } from 'react'
import { CameraIcon, DotsThreeBoldIcon, FlagIcon, ProhibitIcon } from '../../icons/icons.tsx'
import { Alert } from '../alert.tsx'
import { AlertDialog } from '../alert-dialog.tsx'
import { Banner } from '../banner.tsx'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { Menu } from '../menu.tsx'
import { Note } from '../note.tsx'
import { Sheet } from '../sheet.tsx'
import { Tabs } from '../tabs.tsx'
import { TextField } from '../text-field.tsx'
import { useToast } from '../use-toast.ts'
import { Row, Specimen } from './specimen.tsx'

const action = (label: string) => (
  <a className="alert-action" href="#alert">
    {label}
  </a>
)

/** Alerts, banners, dialogs, menus, tabs and toasts. */
export function OverlaySpecimens({ theme }: { theme: string }) {
  const toast = useToast()
  const [shown, setShown] = useState<'dialog' | 'alert' | 'sheet' | 'locked'>()
  const [tab, setTab] = useState('liked')
  const close = () => setShown(undefined)
  return (
    <>
      <Specimen title="Alerts, banners, notes">
        <div className="grid gap-2">
          <Alert action={action('Send again')}>
            Confirm your email so people can reply to you.
          </Alert>
          <Alert tone="success">60 credits added. You are Premium now.</Alert>
          <Alert tone="warn" action={action('Add credits')}>
            6 credits left, enough for 3 messages.
          </Alert>
          <Alert tone="danger" action={action('Try another way')}>
            Payment failed. Nothing was charged.
          </Alert>
        </div>
        <div className="mt-3 grid gap-3">
          <Banner
            kind="offer"
            label={`Offer, ${theme}`}
            action={action('See prices')}
            closeLabel="Hide offer"
            onClose={close}
          >
            <b className="font-bold">Welcome offer:</b> 25% off your first credits, until 18:42
            today
          </Banner>
          <Banner
            kind="fictional"
            label={`Fictional profile, ${theme}`}
            action={action('What this means')}
          >
            Isabel is written by our staff. She isn’t a real person and you can’t meet her.
          </Banner>
          <Note
            icon={<CameraIcon />}
            title="Add a photo, so people can see who’s asking"
            closeLabel="Hide this"
            onClose={close}
          >
            Up to three are free. A person checks each one.
          </Note>
        </div>
      </Specimen>
      <Specimen title="Overlays">
        <Row>
          <Button variant="line" onClick={() => setShown('dialog')}>
            Dialog
          </Button>
          <Button variant="line" onClick={() => setShown('alert')}>
            Alert dialog
          </Button>
          <Button variant="line" onClick={() => setShown('sheet')}>
            Sheet
          </Button>
          <Button variant="line" onClick={() => setShown('locked')}>
            Locked dialog
          </Button>
          <Button
            variant="line"
            onClick={() =>
              toast.show({
                text: 'You liked Elena.',
                action: { label: 'Undo', onAction: () => undefined },
                seconds: 10,
              })
            }
          >
            Toast
          </Button>
          <Menu
            aria-label="More about Elena"
            className="icon-btn icon-btn-line"
            items={[
              { id: 'report', icon: <FlagIcon />, label: 'Report', onSelect: close },
              { id: 'link', label: 'A link', href: '#menu' },
              { id: 'en', label: 'English', checked: true, rule: true, onSelect: close },
              { id: 'pl', label: 'Polski', lang: 'pl', checked: false, onSelect: close },
              {
                id: 'block',
                icon: <ProhibitIcon />,
                label: 'Block Elena',
                danger: true,
                rule: true,
                onSelect: close,
              },
            ]}
          >
            <DotsThreeBoldIcon />
          </Menu>
        </Row>
        <Dialog
          open={shown === 'dialog'}
          onClose={close}
          title="Like Elena?"
          closeLabel="Close"
          actions={
            <>
              <Button variant="line" onClick={close}>
                Not now
              </Button>
              <Button onClick={close}>Create profile</Button>
            </>
          }
        >
          <p className="mb-4 text-ink-2">Make a profile first, it’s free.</p>
          <TextField label="E-mail" type="email" />
        </Dialog>
        <AlertDialog
          open={shown === 'alert'}
          onClose={close}
          title="Block Elena?"
          text="You disappear from each other’s lists right away, and your conversation is deleted for both."
          actions={
            <>
              <Button variant="line" onClick={close}>
                Not now
              </Button>
              <Button variant="danger" onClick={close}>
                Block
              </Button>
            </>
          }
        />
        <Sheet
          open={shown === 'sheet'}
          onClose={close}
          title="Filters"
          closeLabel="Close"
          actions={<Button onClick={close}>Show 248 members</Button>}
        >
          <TextField label="City" />
        </Sheet>
        <Dialog
          open={shown === 'locked'}
          onClose={close}
          locked
          title="Sending"
          actions={<Button onClick={close}>Let me out</Button>}
        >
          Escape and the backdrop do nothing while this is being sent.
        </Dialog>
      </Specimen>
      <Specimen title="Tabs">
        <Tabs
          label="Likes"
          selected={tab}
          onSelect={setTab}
          tabs={[
            { id: 'liked', label: 'Liked you' },
            { id: 'you', label: 'You liked' },
            { id: 'matches', label: 'Matches' },
          ]}
        >
          <p className="py-4 text-ink-2">The {tab} panel.</p>
        </Tabs>
      </Specimen>
    </>
  )
}
