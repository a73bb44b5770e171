import type { CrowdTextSet } from './crowd-text-set.ts'

export const en: CrowdTextSet = {
  female:
    'Olivia Emily Jessica Charlotte Sophie Grace Hannah Lucy Amy Rachel Laura Rebecca Sarah Emma Katie Gemma Claire Helen Karen Susan Julie Linda Margaret Patricia Barbara Nicole Ashley Megan Lauren Abigail Madison Brooke Chloe Ruby Matilda Imogen Niamh Saoirse Ciara Siobhan Fiona Kirsty Holly Naomi Harriet',
  male: 'James Oliver Jack Harry Thomas William George Daniel Matthew Joshua Ryan Liam Ethan Jacob Michael David Andrew Mark Paul Stephen Richard Kevin Brian Gary Keith Robert Scott Jason Eric Kyle Tyler Cooper Lachlan Angus Callum Conor Sean Patrick Declan Hamish Euan Craig Nathan Owen Gareth',
  lines: [
    'Good at listening, parallel parking and soup. Working on the rest.',
    'I like long walks with a destination, preferably one that sells cake.',
    'New in town and curious about people who have been here for ever.',
    'Weekdays are for work, Sundays are for nothing at all. Company welcome.',
    'I answer every message, some of them after dark.',
    'Books, bad puns and a record player that only likes vinyl from before I was born.',
    'A bit out of practice at this. I am easier in person.',
    'Looking for honest, kind and a little bit silly.',
  ],
}
