import type { Phrasebook } from '../line.ts'

/** English phrases for love, moving in, and distress. */
export const en: Phrasebook = {
  lists: { you: 'you u ya' },
  denials: 'not no never dont cant cannot wont didnt doesnt wouldnt',
  tails: 'or please though then honestly',
  certain: 'love live lives life like move movie moving many lonely only hurt help',
  lines: {
    attached: `
      i __ love|adore|loved @you $
      i __ love @you so|very|more|with|too|and|my|deeply
      in love with @you
      falling|fallen|fell for @you
      @you __ love of my life
      marry me|you
      move|moving in with|together
      live|living together with?
      move|moving ___ near|closer|to @you
      leave|leaving|left|quit my wife|husband|job|family __ for
    `,
    distress: `
      kill|hurt|harm|cut myself
      end my|it life|all
      want|wanna|wish __ die|dead
      ! dont|not|no __ want|reason __ live|alive|living
      suicid*
      ! cant|cannot __ go on|anymore $
      ! cant|cannot __ pay|afford ___ rent|bills|food|loan
      last|all __ savings|money $
      spent|spend __ savings|rent|salary
      in|into debt|debts
      so|completely|terribly|all lonely|alone $
      nobody|noone __ cares|needs|loves|left
      feel|am|m __ depressed|hopeless|worthless|desperate
      ! not|cant __ sleep|eat anymore|because
    `,
  },
}
