import './gallery.css'
import { Bubble } from '../bubble.tsx'
import { Beats } from '../beats.tsx'
import { DanceTrack } from '../dance-track.tsx'
import { EmptyState, ErrorState } from '../empty-state.tsx'
import { Button } from '../button.tsx'
import { StepDots } from '../step-dots.tsx'
import { Specimen } from './specimen.tsx'

/** Bubbles, the five tracks and the states of an empty page. */
export function ChatSpecimens() {
  return (
    <>
      <Specimen title="Bubbles, beats, steps">
        <div className="grid gap-1.5">
          <Bubble from="them">Received</Bubble>
          <Bubble from="fictional">From a fictional profile</Bubble>
          <Bubble from="me">Sent</Bubble>
          <Bubble from="me" state="failed">
            Not sent. No credits used.
          </Bubble>
          <Bubble from="them" className="text-pine">
            <Beats label="Elena is typing" />
          </Bubble>
        </div>
        <StepDots className="mt-5" step={2} of={6} label="Step 2 of 6: add a photo" />
      </Specimen>
      <Specimen title="Tracks">
        <div className="grid cols-2 gap-4 cols-3-from-sm">
          {(['alone', 'meeting', 'parallel', 'interrupted', 'turned'] as const).map((figure) => (
            <figure key={figure}>
              <DanceTrack figure={figure} />
              <figcaption className="type-meta text-muted">{figure}</figcaption>
            </figure>
          ))}
        </div>
        <div className="stage gallery-stage mt-5 p-6">
          <p className="type-h3">On the stage</p>
          <DanceTrack figure="meeting" className="my-4 w-60" />
          <div className="flex flex-wrap gap-3">
            <Button variant="peony" size="lg">
              Create your profile, free
            </Button>
            <Button variant="line" size="lg">
              Look around first
            </Button>
          </div>
        </div>
      </Specimen>
      <Specimen title="Empty and error">
        <div className="grid cols-2-from-md">
          <EmptyState title="No messages yet" text="Someone has to ask first. It could be you." />
          <ErrorState
            role="group"
            title="The list could not be loaded"
            text="Nothing you typed is lost."
            action={
              <Button variant="line" size="sm">
                Try again
              </Button>
            }
          />
        </div>
      </Specimen>
    </>
  )
}
