import type { Phrasebook } from '../line.ts'

/** Dutch phrases for love, moving in, and distress. */
export const nl: Phrasebook = {
  lists: { you: 'jou je' },
  denials: 'niet nooit geen niemand',
  tails: 'of toch hoor he',
  certain: 'houd houdt hond leven lever samen alleen niet nieuw trouw ziet',
  lines: {
    attached: `
      hou|houd|hield __ van @you
      ben|word|raak __ verliefd op @you
      verliefd op @you
      liefde van mijn|m leven
      trouw|trouwen met mij|me|jou|je
      wil ___ trouwen $
      samenwonen|samenwoonden
      bij|met @you ___ intrekken|wonen|samenwonen
      trek* bij @you in
      verlaat|verlaten|verlaten ___ vrouw|man|gezin ___ jou|voor
    `,
    distress: `
      mezelf|mijzelf ___ iets aandoen|pijn|doden|snijden
      maak|maken er|eind een|aan einde|eind|mijn
      zelfmoord*|suicid*
      wil|wou __ dood|sterven
      ! niet|geen meer|zin|reden __ leven
      ! kan|hou|trek het __ niet __ meer|vol|aan $
      ! kan ___ huur|rekening*|eten|lening ___ niet|betalen
      laatste|al|mijn|mn geld|spaargeld|spaarcenten op|uitgegeven|kwijt $
      laatste geld|spaargeld
      schulden $
      zo|helemaal|vreselijk eenzaam|alleen $
      voel|ben ___ eenzaam|wanhopig|hopeloos|waardeloos|depressief
      niemand ___ om mij|me $
    `,
  },
}
