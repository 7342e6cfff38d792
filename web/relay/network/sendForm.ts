/** Reports how much of a form has been sent, in bytes, including the form's few hundred bytes of overhead. */
export type OnProgress = (sent: number, total: number) => void;

type Sending = { headers: Readonly<Record<string, string>>; form: FormData; signal: AbortSignal; onProgress: OnProgress | null };

/** Posts a form with a file and reports progress, which `fetch` cannot. Rejects if the server could not be reached or `signal` aborted. */
export function sendForm(url: string, { headers, form, signal, onProgress }: Sending): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress?.(loaded, total));
    request.addEventListener("load", () => resolve(new Response(request.responseText, { status: request.status })));
    request.addEventListener("error", () => reject(new TypeError("The form could not be sent.")));
    request.addEventListener("abort", () => reject(new DOMException("The form was given up.", "AbortError")));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(form);
  });
}
