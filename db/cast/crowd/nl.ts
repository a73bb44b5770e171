import type { CrowdTextSet } from './crowd-text-set.ts'

export const nl: CrowdTextSet = {
  female:
    'Anna Julia Sophie Lisa Fleur Lieke Eline Maud Isa Merel Britt Anne Floor Jasmijn Esmée Nienke Marloes Ilse Inge Karin Monique Wendy Esther Saskia Mirjam Annemiek Hanneke Petra Ria Truus Willemijn Veerle Tine Griet Liesbeth Katrien Hilde Nele Sofie Elke Fenna Hiske Rianne Marit Loes',
  male: 'Sem Lucas Finn Thijs Jesse Bas Sander Niels Jeroen Maarten Wouter Rik Koen Stijn Tom Mark Dennis Erik Peter Hans Kees Piet Henk Gerard Ton Rob Frank Marcel Arjan Joost Pieter Dries Wim Luc Geert Bert Jelle Sietse Tjeerd Ruud Martijn Bjorn Pepijn Olivier Floris',
  lines: [
    'Nuchter van buiten, warm van binnen. Ik hou van fietsen zonder doel en koffie met iemand erbij.',
    'Werk in de zorg, kook voor vrienden, lees te laat door. Op zoek naar iemand die eerlijk is en kan lachen.',
    'Liever een wandeling dan een drukke bar. Vertel me wat je vandaag hebt gezien.',
    'Twee katten, één balkon, veel plannen. Wie helpt er kiezen?',
    'Ik hou van de zee, ook als het waait. Juist als het waait.',
    'Rustig type met een flauwe humor. Reageert altijd, soms pas ’s avonds.',
    'Muziek staat hier altijd aan. Jij mag de volgende plaat kiezen.',
    'Weer even wennen, zo’n profiel. In het echt praat ik makkelijker.',
  ],
}
