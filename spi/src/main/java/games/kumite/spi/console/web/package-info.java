/**
 * Tables in the browser: matches whose seats are played by persons and bots, and spectators. Written against
 * {@link games.kumite.api} alone; Jetty serves it, which no consumer inherits.
 *
 * <pre>
 * WebServer            an address: Jetty, its limits, its threads, its start and end
 *   RequestHandler     what a request asks for, and the headers of each answer
 *     ConnectionGuard  closes connections that take too long
 *     RequestRate      how many requests a client may send
 *     AccessKeys       the secrets in the links
 *     PageFiles        the pages themselves, and their texts in each language
 *   TableRegistry      the open tables, and what the start page asks for
 *     WebTable         a match, in one thread at a time
 *       SeatList       persons, bots, free seats and standing orders
 *       PreviewDesk    what the actions of a seat may lead to
 *       StateView      what a viewer sees, as JSON
 *       Film           what a viewer has seen since the beginning, step by step
 * </pre>
 *
 * <h2>Requests</h2>
 *
 * <ul>
 *   <li>{@code GET /} the page of a table, {@code /start} the start page, their files, {@code /texts?language=de}: no secret is
 *       needed.
 *   <li>{@code GET /state?language=de&theme=dark&width=narrow&from=0&tag=...}: the state as the link's viewer sees it, with the
 *       events from a position on. With the tag of a known state the answer waits until there is another one, at most
 *       20 seconds, and is then empty (204).
 *   <li>{@code GET /frame?step=12}: a step of the match so far as the viewer saw it, the last one for a step that is none.
 *   <li>{@code POST /play} with {@code {"number":7,"action":"draw deck:H","language":"de"}}, {@code /undo}, {@code /order} and
 *       {@code /cancel} with {@code {"order":"pass in brace"}}, and for spectators {@code /sit} with {@code {"seat":"seat:2"}}. A
 *       refusal has status 409, its reason and its rule, and changes nothing.
 *   <li>{@code POST /preview} with {@code {"number":7,"action":"draw deck:H","language":"de"}}: what the action may lead to, in
 *       words. Only the seat that is asked gets it. A later request of the same seat, or the end of the decision, ends it (204).
 *   <li>{@code POST /why} with {@code {"number":7,"element":"card:S7","language":"de"}}: a refusal with the first rule that refuses
 *       the element after a verb of the decision, or nothing (204). It plays nothing.
 *   <li>{@code GET /record}: the record, once the match is over.
 *   <li>With the owner's secret, from this machine: {@code GET /games}, {@code /tables}, {@code /record?table=1}; {@code POST
 *       /open}, {@code /resume}, {@code /occupy} and {@code /close}.
 * </ul>
 *
 * <p>The secret of a link comes in the header {@code Authorization: Bearer ...}.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>Jetty alone, without Javalin</b>: both are kept well for JDK 17 and 25. Jetty's core is 2.3 MB in four jars;
 *       Javalin 7 puts Kotlin and servlets on top of the same Jetty, for a dozen routes. The JDK's
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
 *   <li><b>A preview is made from a copy of what the seat knows</b>, in a thread of its own that all tables share, with one seed
 *       for all: it blocks no match and tells nothing hidden. It has 64 worlds, or as many as 200 milliseconds allow. In a window
 *       each seat is asked as on its turn, so a preview does not say who is asked before it.
 *   <li><b>All tables share a few threads</b>, and each has a queue of its own: fifty tables need no hundred stacks. JDK 17 has no
 *       virtual threads.
 *   <li><b>An answer is drawn, encoded and compressed once</b> for all clients with the same viewer, language, theme and width.
 *   <li><b>A film has a step where its viewer saw something new</b>, not where an action was played: the number of actions would
 *       say that another seat was asked.
 *   <li><b>The page animates what events tell</b>, and compares no places: only an event knows the corners of a way, and that a card
 *       came from a deck.
 *   <li><b>The page takes the boards out of the picture</b> and shows them beside the rest: one drawing serves a telephone and a
 *       wide screen, and is paid for once.
 * </ul>
 */
@NullMarked
package games.kumite.spi.console.web;

import org.jspecify.annotations.NullMarked;
