import type { Entry } from '../../entry.ts';

export const wristMovements: readonly Entry[] = [
  {
    id: 25,
    title: 'Wrist Flexion and Extension',
    bodyArea: 'wristsHands',
    description:
      'The hands lift and lower from resting forearms, to move wrists that a keyboard keeps at one angle.',
    instructions: [
      'Sit tall, forearms on your thighs, palms down, hands just past your knees.',
      'Lift the backs of your hands towards the ceiling, fingers loose.',
      'Pause for 1 second, then lower until your fingers point to the floor.',
      'Keep both forearms resting; only the wrists move.',
      'Lift and lower 6 times, about 6 seconds each.',
    ],
    notes:
      'Breathe in as the hands lift, out as they lower. The common mistake is clenching the fingers or lifting the forearms. For a gentler version, move halfway in each direction. Stop if a wrist hurts sharply or your fingers tingle.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 26,
    title: 'Wrist Side Tilts',
    bodyArea: 'wristsHands',
    description:
      'Ulnar and radial deviation: the hands sweep from side to side on the desk to free the edges of the wrists.',
    instructions: [
      'Sit with your forearms and palms resting on the desk, fingers forward.',
      'Slide both hands outwards, towards the little fingers.',
      'Pause for 1 second, then slide them inwards, towards the thumbs.',
      'Let the hands stay flat and the forearms still.',
      'Sweep out and in 6 times, about 6 seconds each.',
    ],
    notes:
      'Breathe quietly and let each sweep last one breath. The common mistake is moving from the elbows; imagine the forearms glued down. For a gentler version, make the sweep smaller or one hand at a time. Stop if the thumb side of the wrist hurts or the hand tingles.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 27,
    title: 'Wrist Circles',
    bodyArea: 'wristsHands',
    description:
      'Loose fists draw slow circles and take the wrists through every direction they have.',
    instructions: [
      'Sit or stand with your elbows bent at your sides and your hands in loose fists.',
      'Draw a slow circle outwards with both fists.',
      'Make the circle as round and as large as is comfortable.',
      'After 3 circles, draw the next 3 inwards.',
      'That makes 6 circles, about 6 seconds each.',
    ],
    notes:
      'Breathe steadily, about one breath to a circle. The common mistake is circling the whole forearm or gripping the fists. For a gentler version, open the hands and draw smaller circles. Stop if a circle clicks painfully or your fingers go numb.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 125,
    title: "Dart-Thrower's Arc",
    bodyArea: 'wristsHands',
    description:
      'The wrist swings on a diagonal, back with the thumb and down with the little finger, the path of most daily tasks.',
    instructions: [
      'Sit with your right elbow bent at your side, thumb up, fingers loosely curled.',
      'Tip the hand up and back, towards the thumb, as if aiming a dart.',
      'Let it swing slowly forward and down, towards the little finger.',
      'Keep the forearm where it is; only the wrist moves.',
      'Do 3 slow throws, about 6 seconds each, then 3 with the left hand.',
    ],
    notes:
      'Breathe in as you aim, out as the hand swings. The common mistake is throwing fast; the arc should look like slow motion. For a gentler version, support the forearm on the desk and make the arc half as long. Stop if the wrist clicks painfully.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 126,
    title: 'Tenodesis Hand Wave',
    bodyArea: 'wristsHands',
    description:
      'As the wrists drop the fingers open, and as they lift the fingers curl, an old partnership of tendons.',
    instructions: [
      'Sit or stand with elbows bent, forearms level, palms down, hands relaxed.',
      'Let the hands drop from the wrists and your fingers fall open.',
      'Lift the backs of the hands and let the fingers curl in by themselves.',
      'Do nothing with the fingers; they follow the wrists.',
      'Flow down and up 6 times, about 6 seconds each.',
    ],
    notes:
      'Breathe out as the hands drop, in as they lift. The common mistake is making a fist on purpose; the curl comes free with the lift. For a gentler version, rest the forearms on your thighs and move less. Stop if a finger catches or the wrists ache.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 127,
    title: 'Upright Wrist Wipers',
    bodyArea: 'wristsHands',
    description:
      'Raised hands tip from side to side like windscreen wipers, each wrist passing through radial and ulnar deviation.',
    instructions: [
      'Stand tall, elbows bent at your sides, hands up at chest height, palms forward.',
      'Tip both hands to the right as far as is easy, like two wipers.',
      'Come back through the middle and tip them to the left.',
      'The forearms stay upright and quiet.',
      'Wipe to both sides 6 times, about 6 seconds each.',
    ],
    notes:
      'Breathe one calm breath to each wipe. The common mistake is swaying the forearms; picture them standing in sand. For a gentler version, close the hands to loose fists and tip them less. Stop if the edge of a wrist pinches.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: [],
  },
  {
    id: 128,
    title: 'Tray Turn',
    bodyArea: 'wristsHands',
    description:
      'Palm up with the wrist bent back, then palm down with a hanging hand: forearm and wrist change direction together.',
    instructions: [
      'Sit tall, right elbow at your side and bent, palm up, as if carrying a tray.',
      'Bend the wrist back a little so that the fingers point outwards and down.',
      'Turn the forearm over slowly, thumb passing the top.',
      'Finish palm down, letting the hand hang from the wrist, then turn back.',
      'Do 3 turns, about 6 seconds each, then 3 with the left hand.',
    ],
    notes:
      'Breathe out as the palm turns down, in as it turns up. The common mistake is swinging the elbow out instead of turning the forearm. For a gentler version, keep the wrist straight and only turn. Stop if the elbow or the wrist hurts.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
];
