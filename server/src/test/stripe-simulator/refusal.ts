import type { ErrorObject } from 'ajv';

/** An error with the status and body that Stripe answers. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: { error: { type: string; message: string; [field: string]: unknown } };

  constructor(
    status: number,
    message: string,
    details: { type?: string; code?: string; param?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.body = { error: { type: 'invalid_request_error', message, ...details } };
  }
}

/** The answer of Stripe for an object that does not exist. */
export function missing(kind: string, id: string): Refusal {
  return new Refusal(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param: 'id' });
}

const param = (error: ErrorObject, name: string) =>
  [...error.instancePath.split('/').slice(1), name].filter((part) => part !== '').join('.');

/** Stripe's answer to a request that the schema does not allow. */
export function invalid(errors: readonly ErrorObject[]): Refusal {
  const unknown = errors.find(({ keyword }) => keyword === 'additionalProperties');
  if (unknown) {
    const name = param(unknown, String(unknown.params['additionalProperty']));
    const message = `Received unknown parameter: ${name}`;
    return new Refusal(400, message, { code: 'parameter_unknown', param: name });
  }
  const absent = errors.find(({ keyword }) => keyword === 'required');
  if (absent) {
    const name = param(absent, String(absent.params['missingProperty']));
    const message = `Missing required param: ${name}.`;
    return new Refusal(400, message, { code: 'parameter_missing', param: name });
  }
  const [first] = errors;
  const name = first ? param(first, '') : '';
  return new Refusal(400, `Invalid ${name}: ${first?.message ?? 'not as documented'}`, {
    param: name,
  });
}
