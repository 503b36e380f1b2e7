/** Who may import whom. The reasons stand in docs/architecture.md. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const TESTS = '\\.test\\.tsx?$|/test/';

module.exports = {
  forbidden: [
    forbid('acyclic', 'Two files that need each other are one thought.', {}, { circular: true }),
    forbid(
      'domain-is-pure',
      'The rules know no library, no clock and no I/O.',
      { path: '^domain/', pathNot: TESTS },
      { pathNot: '^domain/' },
    ),
    forbid(
      'contract-knows-the-domain-only',
      'The contract is shared by both sides and belongs to neither.',
      { path: '^contract/' },
      { path: '^(server|web|library|scripts|e2e|bench)/' },
    ),
    forbid(
      'figure-knows-no-product',
      'Pose in, SVG out: a library of its own.',
      { path: '^figure/' },
      { path: '^(domain|contract|library|server|web|scripts|e2e|bench)/' },
    ),
    forbid(
      'library-knows-domain-and-figure',
      'Exercises are data, and drawings of it.',
      { path: '^library/' },
      { path: '^(server|web|contract|scripts|e2e|bench)/' },
    ),
    forbid(
      'web-never-server',
      'The browser reaches the server through the contract.',
      { path: '^web/' },
      { path: '^(server|library|scripts|e2e|bench)/' },
    ),
    forbid(
      'server-never-web',
      'The server hands out the built web app, and knows nothing of its source.',
      { path: '^server/' },
      { path: '^(web|scripts|e2e|bench)/' },
    ),
    forbid(
      'routes-are-ends',
      'A route answers calls; what another file needs of it is a function beside it.',
      { path: '^server/src/', pathNot: `^server/src/routes\\.ts$|${TESTS}` },
      { path: '^server/src/features/.*\\.routes\\.ts$' },
    ),
    forbid(
      'screens-meet-in-routes',
      'A screen never imports another: what two screens share lives in web/src/features.',
      { path: '^web/src/screens/([^/]+)/' },
      { path: '^web/src/screens/', pathNot: '^web/src/screens/$1/' },
    ),
    forbid(
      'features-know-no-screen',
      'Screens compose features, not the other way round.',
      { path: '^web/src/(features|shell|api|ui)/', pathNot: TESTS },
      { path: '^web/src/(screens|routes)' },
    ),
    forbid(
      'features-in-layers',
      'A feature knows auth, subscription, health-card and exercises, and only the workout knows more: a screen hands in the rest.',
      { path: '^web/src/features/([^/]+)/', pathNot: '^web/src/features/workout/' },
      {
        path: '^web/src/features/',
        pathNot: '^web/src/features/(auth|subscription|health-card|exercises|$1)/',
      },
    ),
    forbid(
      'auth-is-the-lowest-feature',
      'Who is signed in has to be known before anything else is.',
      { path: '^web/src/features/auth/' },
      { path: '^web/src/features/', pathNot: '^web/src/features/auth/' },
    ),
    forbid(
      'subscription-knows-auth-only',
      'What a tier unlocks is asked by the features above it, exercises included.',
      { path: '^web/src/features/subscription/' },
      { path: '^web/src/features/', pathNot: '^web/src/features/(auth|subscription)/' },
    ),
    forbid(
      'health-card-below-exercises',
      'What a card rules out is asked by whatever shows an exercise.',
      { path: '^web/src/features/health-card/' },
      { path: '^web/src/features/', pathNot: '^web/src/features/(auth|subscription|health-card)/' },
    ),
    forbid(
      'features-know-no-shell',
      'The shell stands around every screen, and is composed of features as a screen is.',
      { path: '^web/src/(features|screens)/', pathNot: TESTS },
      { path: '^web/src/shell/' },
    ),
    forbid(
      'calls-know-no-feature',
      'web/src/api makes any call of the contract; what a call is for is known by its feature.',
      { path: '^web/src/api/', pathNot: TESTS },
      { path: '^web/src/(features|shell)/' },
    ),
    forbid(
      'browser-knows-no-product',
      'web/src/browser is the browser made harmless: what is kept there is known by who keeps it.',
      { path: '^web/src/browser/', pathNot: TESTS },
      { path: '^web/src/', pathNot: '^web/src/browser/' },
    ),
    forbid(
      'hooks-of-ui-are-for-ui',
      'web/src/ui is components; a hook that others need too lives in web/src/browser.',
      { path: '^web/src/', pathNot: '^web/src/ui/' },
      {
        path: '^web/src/ui/use-',
        // Both end with the pages that are rendered ahead.
        pathNot: '^web/src/ui/use-(taken-over|scroll-to-section)\\.ts$',
      },
    ),
    forbid(
      'design-system-knows-no-product',
      'web/src/ui is buttons and dialogs; what knows exercises lives in web/src/features.',
      { path: '^web/src/ui/' },
      { path: '^web/src/(screens|features|shell|api)/|^contract/' },
    ),
    forbid(
      'figure-for-the-library-only',
      'Who shows exercises asks the library for them and their drawings.',
      {
        path: '^(domain|contract|server|web/src)/',
        pathNot: '^web/src/features/exercises/live-figure/',
      },
      { path: '^figure/' },
    ),
    forbid(
      'live-figure-paints-only',
      'The browser paints solved motions: nothing that draws, solves or checks is loaded there.',
      { path: '^web/src/features/exercises/live-figure/' },
      {
        path: '^figure/',
        pathNot: '^figure/src/(live/figure-painter|motion/figure-motion)\\.ts$',
      },
    ),
    forbid(
      'painter-when-it-is-needed',
      'The painter is loaded when an exercise is opened, not with the page.',
      { path: '^web/src/', pathNot: TESTS },
      { path: '^figure/src/live/', dynamic: false, dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'http-knows-http-alone',
      'app.ts hands it functions and values of the rest of the server.',
      { path: '^server/src/http/', pathNot: TESTS },
      { path: '^server/src/', pathNot: '^server/src/(http/|semaphore)' },
    ),
    forbid(
      'database-below-features',
      'The values of a column are defined in domain, and db does not depend on its callers.',
      { path: '^server/src/db/', pathNot: TESTS },
      { path: '^server/src/', pathNot: '^server/src/(db/|semaphore)' },
    ),
    forbid(
      'adapters-below-features',
      'An adapter does what its interface says, whoever asks.',
      { path: '^server/src/adapters/', pathNot: TESTS },
      { path: '^server/src/(features|http|app|main)' },
    ),
    forbid(
      'commands-are-ends',
      'An operator runs them; what others need too is a function of a feature.',
      { path: '^server/src/', pathNot: '^server/src/commands/' },
      { path: '^server/src/commands/' },
    ),
    forbid(
      'sql-only-in-queries',
      "Everything else calls a function of the feature's *.queries.ts.",
      { path: '^server/src/', pathNot: `\\.queries\\.ts$|^server/src/db/|${TESTS}` },
      { path: '(^|/)node_modules/kysely/' },
    ),
    forbid(
      'no-test-code-in-the-product',
      'Helpers of tests stay with tests.',
      { path: '^(domain|contract|figure|library|server|web)/', pathNot: TESTS },
      { path: TESTS },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^[^/]+/dist/' },
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
