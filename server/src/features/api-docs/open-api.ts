import { API } from '@limber/contract/api';
import { type Endpoint, nothing } from '@limber/contract/endpoint';
import { refusal } from '@limber/contract/refusal';
import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiContentObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';

const BEARER = 'bearer';
const IDEMPOTENCY_KEY = z.object({
  'Idempotency-Key': z.string().min(1).max(200).optional().meta({
    description:
      'A new random text for each action, and the same for each attempt at it. Within a day a repeated call acts once and gets the first answer; another body under the same key is refused with 422.',
  }),
});

/** OpenAPI 3.1, generated from the contract. */
export function openApiDocument() {
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Limber',
      version: '1',
      description:
        'Three-minute joint-mobility routines, chosen for where it hurts. Sign in to get a token, and send it as a bearer token. Every refusal has a code for programs, a sentence for people, and the id of the call for whoever reads the log.',
    },
    servers: [{ url: '/' }],
    tags: API.map(({ heading }) => ({ name: heading })),
    paths: paths(),
    components: {
      securitySchemes: { [BEARER]: { type: 'http', scheme: 'bearer' } },
    },
  });
}

function paths(): ZodOpenApiPathsObject {
  const described: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const { heading, endpoints } of API) {
    for (const endpoint of endpoints) {
      const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
      described[path] = {
        ...described[path],
        [endpoint.method.toLowerCase()]: operation(heading, endpoint),
      };
    }
  }
  return described;
}

function operation(heading: string, endpoint: Endpoint): ZodOpenApiOperationObject {
  const { params, query, body } = endpoint;
  return {
    tags: [heading],
    summary: endpoint.summary,
    security: endpoint.access !== 'public' ? [{ [BEARER]: [] }] : [],
    requestParams: {
      ...(params instanceof z.ZodObject && { path: params }),
      ...(query instanceof z.ZodObject && { query }),
      ...(endpoint.idempotent && { header: IDEMPOTENCY_KEY }),
    },
    ...(body !== nothing && { requestBody: { required: true, content: contentOf(endpoint) } }),
    responses: {
      [endpoint.status]: {
        description: 'Done',
        content: { 'application/json': { schema: endpoint.reply } },
      },
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: refusal } },
      },
    },
  };
}

/** The body is JSON, or a form when files are sent with it. */
function contentOf({ body, files }: Endpoint): ZodOpenApiContentObject {
  if (files === null || !(body instanceof z.ZodObject)) {
    return { 'application/json': { schema: body } };
  }
  const file = z.string().meta({ format: 'binary' });
  return { 'multipart/form-data': { schema: body.extend({ [files]: z.array(file) }) } };
}
