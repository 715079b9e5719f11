/**
 * A table in the browser: one match, its seats played by persons and bots, and spectators. Written against
 * {@link games.kumite.api} alone; Jetty serves it, which no consumer inherits.
 *
 * <pre>
 * WebServer            an address: Jetty, its limits, its start and end
 *   RequestHandler     what a request asks for, and the headers of each answer
 *     ConnectionGuard  closes connections that take too long
 *     RequestRate      how many requests a link may send
 *     SeatKeys         the secrets in the links
 *     PageFiles        the page itself, and its texts in each language
 *     WebTable         the match, in a thread of its own
 *       StateView      what a viewer sees, as JSON
 * </pre>
 *
 * <h2>Requests</h2>
 *
 * <ul>
 *   <li>{@code GET /} the page, {@code /table.js}, {@code /table.css}, {@code /texts?language=de}: no secret is needed.
 *   <li>{@code GET /state?language=de&theme=dark&from=0&tag=...}: the state as the link's viewer sees it, with the events
 *       from a position on. With the tag of a known state the answer waits until there is another one, at most
 *       20 seconds, and is then empty (204).
 *   <li>{@code POST /play} with {@code {"number":7,"action":"draw deck:H","language":"de"}}, and {@code POST /undo}. A
 *       refusal has status 409, its reason and its rule, and changes nothing.
 *   <li>{@code GET /record}: the record, once the match is over.
 * </ul>
 *
 * <p>The secret of a link comes in the header {@code Authorization: Bearer ...}.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>Jetty alone, without Javalin</b>: both are kept well for JDK 17 and 25. Jetty's core is 2.3 MB in four jars;
 *       Javalin 7 puts Kotlin and servlets on top of the same Jetty, for routes of which there are seven here. The JDK's
 *       {@code jdk.httpserver} holds a thread for each client that waits, and cannot end one that reads too slowly.
 *   <li><b>Long polling, not server-sent events</b>: each answer ends, so that every limit of time holds for it, and a
 *       client that never reads holds one answer and not a growing queue.
 *   <li><b>A state has a tag made of its content</b>, not a number: a number that grows when another seat answers a window
 *       would say that it was asked.
 *   <li><b>The secret is in the fragment of the link</b>, which no browser sends: it gets into no log and no referrer. The
 *       secret alone says which seat speaks, so no client can claim another.
 *   <li><b>A connection has a deadline for each thing it does</b>: to send a whole request, and to take a whole answer. Where
 *       there are too many connections, the one that has been sending for the longest goes first, so half requests never
 *       keep a whole one out.
 *   <li><b>A bot thinks about a copy, in another thread</b>: the match answers meanwhile.
 * </ul>
 */
@NullMarked
package games.kumite.spi.console.web;

import org.jspecify.annotations.NullMarked;
