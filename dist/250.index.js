export const id = 250;
export const ids = [250];
export const modules = {

/***/ 44250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openAnthropic: () => (/* binding */ openAnthropic)
/* harmony export */ });
/* harmony import */ var _anthropic_ai_sdk_client__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61855);
/* harmony import */ var _anthropic_ai_sdk_lib_credentials_oidc_federation__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31490);
/* harmony import */ var _anthropic_ai_sdk_lib_credentials_types__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94994);
/* harmony import */ var _anthropic_ai_sdk_resources_messages__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35643);
/* harmony import */ var _anthropic_ai_sdk_resources_models__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8394);
/* harmony import */ var _core_saysWhy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76309);






const BASE_URL = 'https://api.anthropic.com';
/** Anthropic's own API, or whatever speaks it. The client has only the parts we use: the whole one loads slowly. */
function openAnthropic({ credential, baseUrl, client }) {
    const options = { ...client, baseURL: baseUrl || BASE_URL };
    const slim = new _anthropic_ai_sdk_client__WEBPACK_IMPORTED_MODULE_0__/* .BaseAnthropic */ .q({ ...options, ...authentication(credential, options) });
    return { baseURL: slim.baseURL, messages: new _anthropic_ai_sdk_resources_messages__WEBPACK_IMPORTED_MODULE_1__/* .Messages */ .B2(slim), models: new _anthropic_ai_sdk_resources_models__WEBPACK_IMPORTED_MODULE_2__/* .Models */ .B(slim) };
}
function authentication(credential, { baseURL, fetch = globalThis.fetch }) {
    switch (credential.kind) {
        case 'key':
            return { apiKey: credential.key };
        case 'federation':
            return {
                credentials: (0,_anthropic_ai_sdk_lib_credentials_oidc_federation__WEBPACK_IMPORTED_MODULE_3__/* .oidcFederationProvider */ .g)({
                    identityTokenProvider: explained(credential.identityToken),
                    federationRuleId: credential.ruleId,
                    organizationId: credential.organizationId,
                    serviceAccountId: credential.serviceAccountId || undefined,
                    workspaceId: credential.workspaceId || undefined,
                    baseURL: baseURL.replace(/\/+$/, ''),
                    fetch,
                }),
            };
        case 'cloud':
            throw new Error("Anthropic's own API takes an API key or a federated identity.");
    }
}
/** In the SDK's own error, so that it is told like the other ways in which an exchange fails. */
const explained = (identityToken) => () => identityToken().catch((error) => {
    const why = (0,_core_saysWhy_js__WEBPACK_IMPORTED_MODULE_4__/* .saysWhy */ .P)(error);
    throw new _anthropic_ai_sdk_lib_credentials_types__WEBPACK_IMPORTED_MODULE_5__/* .WorkloadIdentityError */ .ot(`The job got no identity token: ${why}.`, 403);
});


/***/ })

};
