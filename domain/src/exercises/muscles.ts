/** Plain words and the anatomical name (Latin, or the English of textbooks where that is usual). */
type MuscleWords = { plain: string; latin: string };

/** Some stand for a group that works together. */
const MUSCLES = {
  upperTrapezius: { plain: 'upper shoulder muscle', latin: 'upper trapezius' },
  levatorScapulae: { plain: 'shoulder blade lifter', latin: 'levator scapulae' },
  sternocleidomastoid: { plain: 'front neck muscle', latin: 'sternocleidomastoid' },
  scalenes: { plain: 'side neck muscles', latin: 'scalenes' },
  deepNeckFlexors: { plain: 'deep front neck muscles', latin: 'longus colli and capitis' },
  suboccipitals: { plain: 'muscles under the skull', latin: 'suboccipitals' },
  neckExtensors: { plain: 'back neck muscles', latin: 'semispinalis and splenius capitis' },
  deltoid: { plain: 'shoulder cap', latin: 'deltoid' },
  rotatorCuff: { plain: 'shoulder-joint muscles', latin: 'rotator cuff' },
  pectorals: { plain: 'chest muscles', latin: 'pectoralis major' },
  pectoralisMinor: { plain: 'small chest muscle', latin: 'pectoralis minor' },
  serratusAnterior: { plain: 'muscle under the shoulder blade', latin: 'serratus anterior' },
  middleTrapezius: { plain: 'muscle between the shoulder blades', latin: 'middle trapezius' },
  lowerTrapezius: { plain: 'muscle below the shoulder blades', latin: 'lower trapezius' },
  rhomboids: { plain: 'shoulder blade squeezers', latin: 'rhomboids' },
  latissimus: { plain: 'broad back muscle', latin: 'latissimus dorsi' },
  biceps: { plain: 'front of the upper arm', latin: 'biceps brachii' },
  brachialis: { plain: 'elbow bender', latin: 'brachialis' },
  triceps: { plain: 'back of the upper arm', latin: 'triceps brachii' },
  pronators: { plain: 'muscles that turn the palm down', latin: 'pronator teres and quadratus' },
  supinator: { plain: 'muscle that turns the palm up', latin: 'supinator' },
  wristFlexors: { plain: 'front of the forearm', latin: 'flexor carpi radialis and ulnaris' },
  wristExtensors: { plain: 'back of the forearm', latin: 'extensor carpi radialis and ulnaris' },
  fingerFlexors: { plain: 'finger benders', latin: 'flexor digitorum' },
  fingerExtensors: { plain: 'finger straighteners', latin: 'extensor digitorum' },
  thumbMuscles: { plain: 'thumb muscles', latin: 'thenar muscles' },
  handMuscles: { plain: 'small hand muscles', latin: 'interossei and lumbricals' },
  erectorSpinae: { plain: 'back straighteners', latin: 'erector spinae' },
  multifidus: { plain: 'deep back muscles', latin: 'multifidus' },
  obliques: { plain: 'side belly muscles', latin: 'obliques' },
  abdominals: { plain: 'belly muscles', latin: 'rectus abdominis' },
  transversus: { plain: 'deep belly muscle', latin: 'transversus abdominis' },
  quadratusLumborum: { plain: 'side of the lower back', latin: 'quadratus lumborum' },
  intercostals: { plain: 'muscles between the ribs', latin: 'intercostals' },
  diaphragm: { plain: 'breathing muscle', latin: 'diaphragm' },
  pelvicFloor: { plain: 'pelvic floor', latin: 'levator ani' },
  hipFlexors: { plain: 'hip benders', latin: 'iliopsoas' },
  gluteusMaximus: { plain: 'buttock muscle', latin: 'gluteus maximus' },
  gluteusMedius: { plain: 'side of the hip', latin: 'gluteus medius' },
  deepRotators: { plain: 'deep buttock muscles', latin: 'piriformis and deep rotators' },
  adductors: { plain: 'inner thigh', latin: 'adductors' },
  quadriceps: { plain: 'front of the thigh', latin: 'quadriceps' },
  hamstrings: { plain: 'back of the thigh', latin: 'hamstrings' },
  gastrocnemius: { plain: 'calf muscle', latin: 'gastrocnemius' },
  soleus: { plain: 'deep calf muscle', latin: 'soleus' },
  tibialisAnterior: { plain: 'shin muscle', latin: 'tibialis anterior' },
  tibialisPosterior: { plain: 'inner shin muscle', latin: 'tibialis posterior' },
  peroneals: { plain: 'outer shin muscles', latin: 'fibularis longus and brevis' },
  toeFlexors: { plain: 'toe benders', latin: 'flexor digitorum and hallucis longus' },
  toeExtensors: { plain: 'toe straighteners', latin: 'extensor digitorum and hallucis longus' },
  footMuscles: { plain: 'small foot muscles', latin: 'intrinsic foot muscles' },
  jawMuscles: { plain: 'chewing muscles', latin: 'masseter and temporalis' },
  eyeMuscles: { plain: 'eye muscles', latin: 'extraocular muscles' },
} as const satisfies Record<string, MuscleWords>;
export type Muscle = keyof typeof MUSCLES;
export const MUSCLE_KEYS = Object.keys(MUSCLES) as Muscle[];

/** E.g. "calf muscle (gastrocnemius)". */
export function muscleWords(muscle: Muscle): string {
  const { plain, latin } = MUSCLES[muscle];
  return `${plain} (${latin})`;
}
