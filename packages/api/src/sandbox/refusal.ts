/** The errors of the description that a request can meet; `compactErrors` holds their codes and texts. */
export type ErrorId =
  | 'invalid_request_token'
  | 'access_denied_https'
  | 'invalid_scope'
  | 'hour_api_limit'
  | 'day_api_limit'
  | 'exceed_daily_limit'
  | 'not_post_method'
  | 'access_denied_post'
  | 'invalid_request_grant_type'
  | 'invalid_request_parameters'
  | 'invalid_request_credentials'
  | 'unauthorized_client_unknown'
  | 'unauthorized_client_suspended'
  | 'invalid_request_code'
  | 'invalid_request_code_expired'
  | 'invalid_request_refresh_token'
  | 'invalid_request_refresh_token_expired'
  | 'access_denied_user'
  | 'server_error'
  | 'search_error_depth'
  | 'search_error_parameters'
  | 'auth_error'
  | 'validation_error'
  | 'bad_params'
  | 'no_item_id'
  | 'no_item'
  | 'bad_item_id'
  | 'bad_variation_id'
  | 'invalid_request_digital'
  | 'invalid_request_clubt'
  | 'db_error_delete'
  | 'no_image_fetch'
  | 'image_put_fail'
  | 'no_image_slot'
  | 'bad_parent_number'
  | 'bad_category_id'
  | 'bad_item_category_id'
  | 'no_unique_key'
  | 'no_order'
  | 'no_params_status'
  | 'no_params_atobarai'
  | 'not_change_status'
  | 'not_cancel_credit_card'
  | 'not_cancel_cvs'
  | 'not_cancel_base_bt'
  | 'not_cancel_atobarai'
  | 'not_cancel_carrier'
  | 'not_cancel_coin'
  | 'not_change_status_ClubT'
  | 'not_change_status_SpCase'
  | 'not_change_status_YamatoDelivery'
  | 'not_change_status_cvs'
  | 'not_change_status_base_bt'
  | 'not_change_status_atobarai'
  | 'not_cancel_carrier_status'
  | 'db_error_status';

/** Thrown by the sandbox's own code to end a call; `createSandbox` turns it into the error response. */
export class Refusal extends Error {
  /**
   * @param id Which of the platform's errors to answer with.
   * @param hint English, for the developer: what was unexpected, what was expected. Travels in a header.
   * @param text Instead of the error's own text, where that names a number of the call.
   */
  constructor(
    readonly id: ErrorId,
    readonly hint: string,
    readonly text?: string,
  ) {
    super(hint);
  }
}

/** Returns the value, or refuses the call when there is none. */
export function need<Value>(value: Value | null | undefined, id: ErrorId, hint: string): Value {
  if (value === undefined || value === null) throw new Refusal(id, hint);
  return value;
}
