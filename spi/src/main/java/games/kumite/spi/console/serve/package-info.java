/**
 * Programs in any language as players: the protocol of the console's command {@code serve}, version 1.
 *
 * <h2>For authors of programs</h2>
 *
 * <p>The program starts the console and talks to it over standard input and output. Both sides write lines: a JSON
 * object each, in UTF-8, ended by a line feed. The console writes ASCII, whatever the terminal's encoding; messages for
 * users, logs and what a game prints go to standard error. Maven, if it starts the console, writes an escape sequence before the first line: read
 * from the first brace on, or start {@code games.kumite.spi.console.Main} with {@code java}.
 *
 * <pre>
 * kumite serve brawler --take 1 --bots mcts:1000 --seed 42
 *
 * &lt; {"type":"hello","protocol":1,"maxCharacters":65536,"game":{"id":"brawler",...}}
 * &lt; {"type":"start","match":1,"matches":1,"seats":[...],"yours":["seat:1"],"options":{...}}
 * &lt; {"type":"events","seat":"seat:1","events":[{"type":"...","arguments":{...},"text":"...","rule":"..."}]}
 * &lt; {"type":"table","seat":"seat:1","elements":[{"kind":"seat","id":"seat:1","attributes":{...},"children":[...]}]}
 * &lt; {"type":"decision","id":1,"seat":"seat:1","kind":"...","actions":[{"notation":"play card:S7",...}],...}
 * &gt; {"type":"play","id":1,"action":"play card:S9"}
 * &lt; {"type":"error","code":"illegal","id":1,"message":"...","rule":"BR-..."}
 * &gt; {"type":"play","id":1,"action":"play card:S7"}
 * ...
 * &lt; {"type":"end","match":1,"summary":"...","standings":[{"seat":"seat:1","result":"win","score":12,"rank":1},...]}
 * </pre>
 *
 * <table>
 * <caption>Lines</caption>
 * <tr><th>type</th><th>when</th></tr>
 * <tr><td>{@code hello}</td><td>first: the version of the protocol, and the game</td></tr>
 * <tr><td>{@code start}</td><td>a match begins: the seats, and which of them are the program's</td></tr>
 * <tr><td>{@code events}</td><td>before a table: new events, as far as the seat may know them</td></tr>
 * <tr><td>{@code table}</td><td>before a decision and before the end: everything that the seat may see</td></tr>
 * <tr><td>{@code decision}</td><td>the program must answer</td></tr>
 * <tr><td>{@code play}</td><td>the program's answer, with the decision's id; the only line that it may send</td></tr>
 * <tr><td>{@code error}</td><td>the program's line was refused and changed nothing; the decision still waits</td></tr>
 * <tr><td>{@code end}</td><td>after each match, after the last events and tables of all its seats</td></tr>
 * </table>
 *
 * <p>Every field is described by the JSON Schema {@code META-INF/kumite/serve.schema.json} in this module's jar, which
 * {@code serve --schema} prints; the fields are those of {@link games.kumite.api.data.PlainData}. Tables, events and
 * actions have the meaning that {@link games.kumite.api} gives them. A program that only wants to play reads lines of
 * type {@code decision} and leaves the others; with {@code --take} several times it plays several seats, each decision
 * and table naming its seat.
 *
 * <table>
 * <caption>Codes of errors</caption>
 * <tr><th>code</th><th>meaning</th></tr>
 * <tr><td>{@code malformed}</td><td>not a JSON object, or without the fields of an answer</td></tr>
 * <tr><td>{@code oversized}</td><td>longer than {@code maxCharacters}; skipped</td></tr>
 * <tr><td>{@code unknown}</td><td>a type that a program does not send</td></tr>
 * <tr><td>{@code late}</td><td>the id of a decision that is past</td></tr>
 * <tr><td>{@code unasked}</td><td>an id that no decision has had yet</td></tr>
 * <tr><td>{@code illegal}</td><td>not a legal action; {@code rule} is the id of the rule that refuses it</td></tr>
 * <tr><td>{@code timeout}</td><td>with {@code --limit}: the time limit has passed, and a random bot has chosen; a later
 * answer is {@code late}</td></tr>
 * </table>
 *
 * <p>The message of an error is for the author of the program, in the language of {@code --language}; the code is for
 * the program. Lines are read when a decision waits, so that each gets its error there; lines after the last
 * {@code end} are not read. When the program closes its output, the match stops without a message, and can be continued
 * from its record, if one is written. With a seed, and without {@code --limit}, the same answers get the same lines.
 *
 * <h2>For programs that learn</h2>
 *
 * <p>With {@code --numbers} the lines contain the numbers of {@link games.kumite.api.learn} instead of tables, events
 * and texts. With {@code --at-once} several matches run on one connection, so that a program answers many choices in
 * one go. {@code src/test/python/learning_bot.py} is such a program; the module's README has a command that starts it.
 *
 * <pre>
 * kumite serve brawler --numbers --take 1 --take 2 --matches 10000 --at-once 64
 *
 * &lt; {"type":"hello",...}
 * &lt; {"type":"encoding","entries":["decision attack",...],"actions":86}
 * &lt; {"type":"start","match":1,...}
 * &lt; {"type":"choice","id":1,"match":1,"seat":"seat:1","kind":"attack","at":[3,17],"values":[1.0,0.5],"numbers":[4,5,60]}
 * &lt; {"type":"start","match":2,...}
 * ...
 * &gt; {"type":"choose","id":1,"place":2}
 * ...
 * &lt; {"type":"end","match":1,...}
 * </pre>
 *
 * <p>The place is the index of the action in {@code numbers}. Choices may be answered in any order; a wrong answer
 * changes nothing and gets an error with its id, or with that of the last choice if it has none.
 *
 * <p>With {@code --binary} the program starts matches itself and answers many of them in one request. The frames are
 * described byte by byte in the module's README; {@code src/python} is a client.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 * <li><b>All lines follow from the seat's perspective</b>, which is a copy without secrets, from the seat's own reader
 * of events, and from the decisions that the program has been asked. There is no line for the choices of others: in a
 * window even the number of such lines would reveal hands. For the same reason events wait until the seat is asked, and
 * decisions are counted per program and not per match.
 * <li><b>A table is whole, not a difference.</b> It costs some kilobytes, and a program needs no state.
 * <li><b>The schema is closed</b>: a field that it does not name is an error on both sides, so that a misspelt field is
 * found, and a leaked one by every test. The price is a new version for every new field.
 * <li><b>The clock decides no match</b>, because games have no rule for that; a random bot chooses instead.
 * <li><b>Frames list legal numbers instead of masks.</b> A list is smaller than a mask of 79,487 bits, tells points apart
 * that share a number, and becomes a mask in one line.
 * <li><b>A frame has a recognizable head.</b> A stream of frames cannot be read on after a wrong length, so a session ends
 * there with an error instead of waiting for bytes that never come.
 * <li>Tried and rejected: actions by their number (readable in no log, and wrong as soon as a list changes), and
 * JSON-RPC (three times the fields, and two of them have a meaning here).
 * </ul>
 */
@NullMarked
package games.kumite.spi.console.serve;

import org.jspecify.annotations.NullMarked;
