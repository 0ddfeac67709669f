import type { Moment } from './moments.ts'

export interface DemoMessage {
  by: string
  on: Moment
  text: string
  /** A record of the catalogue that is shared along, by its key in its source. */
  shares?: string
}

export interface DemoRoom {
  by: string
  on: Moment
  name: string
  description: string
  type: 'Private' | 'Public'
  members: string[]
  invited: string[]
  /** In the order they were sent. */
  messages: DemoMessage[]
}

const said = (by: string, daysAgo: number, at: string, text: string, shares?: string): DemoMessage => ({
  by,
  on: { daysAgo, at },
  text,
  ...(shares && { shares }),
})

export const demoRooms: DemoRoom[] = [
  {
    by: 'elise.tremblay',
    on: { daysAgo: 24, at: '18:30' },
    name: 'Heart failure questions',
    description: 'Short questions, short answers. No patient data.',
    type: 'Public',
    members: ['doctor', 'resident', 'sean.oconnor'],
    invited: [],
    messages: [
      said('elise.tremblay', 24, '18:34', 'Welcome. One question a message, please, and nothing about a person.'),
      said('resident', 9, '7:12', 'Do you wait for a potassium result before starting the SGLT2 inhibitor?'),
      said(
        'elise.tremblay',
        9,
        '7:40',
        'No, it hardly moves potassium. I check volume and ask about sick days instead.',
      ),
      said('doctor', 9, '12:21', 'We give the sick-day card on the same visit. Saves a phone call later.'),
      said('sean.oconnor', 8, '2:47', 'Please do. We see the ones who never got it.'),
      said('doctor', 5, '19:20', 'Marisol has put hers into a post, with the PDF.'),
      said(
        'resident',
        3,
        '21:58',
        'Reading this for Thursday. How soon did the curves part, in your memory?',
        'pmid:31535829',
      ),
      said('elise.tremblay', 3, '22:16', 'Within weeks. That is why I start early and low.'),
      said('sean.oconnor', 1, '4:05', 'Quiet night, so: what do you do with a systolic of 98 and no symptoms?'),
      said(
        'elise.tremblay',
        1,
        '7:31',
        'Nothing, if there are truly none. I ask about standing up, and leave the doses alone.',
      ),
      said('resident', 1, '7:33', 'Writing that down.'),
    ],
  },
  {
    by: 'doctor',
    on: { daysAgo: 20, at: '12:50' },
    name: 'Thursday journal club',
    description: 'Who presents what.',
    type: 'Private',
    members: ['nurse', 'resident'],
    invited: ['student'],
    messages: [
      said('doctor', 13, '12:52', 'Paper for Thursday is in the folio. Noah, are you still fine to present?'),
      said('nurse', 13, '13:30', 'Yes. Ten minutes, one figure.'),
      said('resident', 12, '23:05', 'I will bring the critical appraisal sheet.'),
      said('doctor', 10, '8:15', 'That was good. I had not noticed how they measured blood pressure.', 'pmid:26551272'),
      said('nurse', 10, '8:44', 'Unattended, after five minutes. Nobody does that here before 9 o’clock.'),
      said('resident', 6, '20:41', 'May I take DAPA-HF next? I want to draw it as a hundred people.'),
      said('doctor', 6, '21:03', 'Please.'),
      said('resident', 4, '22:33', 'Posted the drawing. Be kind.'),
      said('nurse', 3, '6:50', 'It is lovely. I have shown it to two people already.'),
      said('doctor', 1, '17:48', 'Room 2 this week, room 1 has no projector. Leo, you are welcome too.'),
    ],
  },
  {
    by: 'linh.nguyen',
    on: { daysAgo: 29, at: '11:11' },
    name: 'Stewardship corner',
    description: 'Course lengths, allergies, and what is hard to get this week.',
    type: 'Public',
    members: ['resident', 'harpreet.gill', 'sean.oconnor'],
    invited: ['doctor'],
    messages: [
      said('linh.nguyen', 16, '11:20', 'How do you write the stop date, so that it is seen?'),
      said('harpreet.gill', 16, '16:02', 'On the prescription itself, in words: "last dose on Friday evening".'),
      said('sean.oconnor', 15, '3:26', 'In the discharge note, first line. Below that nobody reads.'),
      said('resident', 8, '13:40', 'The table in the new version of the post is on our ward’s wall now.'),
      said('linh.nguyen', 8, '17:55', 'Then somebody please check that it fits your own guideline first.'),
      said('resident', 7, '7:08', 'Our pharmacist did. Two lines differ, we wrote ours beside them.'),
      said(
        'harpreet.gill',
        2,
        '10:37',
        'Amoxicillin for children: which concentration do you all use?',
        'ingredient:AMOXICILLIN',
      ),
      said(
        'linh.nguyen',
        2,
        '12:18',
        'Whichever the pharmacy has; I write milligrams and let them do the millilitres.',
      ),
    ],
  },
  {
    by: 'olivier.gagnon',
    on: { daysAgo: 36, at: '14:20' },
    name: 'Inhalers, seriously',
    description: 'Devices, spacers, and how to show them.',
    type: 'Public',
    members: ['nurse', 'harpreet.gill', 'doctor'],
    invited: [],
    messages: [
      said('olivier.gagnon', 13, '8:31', 'I have made a film of eight seconds. Tell me what is wrong with it.'),
      said('nurse', 13, '20:15', 'Nothing. But the count is quicker than mine.'),
      said('harpreet.gill', 12, '9:47', 'Children count it aloud with the numbers. Thank you for the numbers.'),
      said('doctor', 6, '15:09', 'Does anybody have a spacer that survives a dishwasher?'),
      said('nurse', 6, '18:26', 'By hand, warm water, a drop of soap, and let it dry by itself.'),
      said('olivier.gagnon', 5, '7:57', 'What Noah says. Wiping makes it stick.'),
    ],
  },
  {
    by: 'doctor',
    on: { daysAgo: 18, at: '21:34' },
    name: 'Northern clinics',
    description: 'Kidneys, diabetes, and distances.',
    type: 'Private',
    members: ['tanya.whitebear', 'marisol.delacruz', 'nurse'],
    invited: [],
    messages: [
      said('tanya.whitebear', 18, '21:40', 'Thank you for opening this. Next trip is in two weeks.'),
      said('marisol.delacruz', 17, '8:22', 'I can be on the phone in the afternoons.'),
      said('tanya.whitebear', 11, '19:45', 'Forty strips were not enough. Fifty next time.'),
      said('doctor', 11, '20:02', 'What did people ask most?'),
      said('tanya.whitebear', 11, '20:19', 'Whether the pills can wait until after hunting season.'),
      said('nurse', 10, '6:35', 'And what do you answer?'),
      said(
        'tanya.whitebear',
        10,
        '12:50',
        'That we take the ones along that can be taken anywhere, and talk about the rest.',
      ),
    ],
  },
]
