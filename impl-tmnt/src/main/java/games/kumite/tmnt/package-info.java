/**
 * Munchkin Teenage Mutant Ninja Turtles: the plugin. Its law is {@code RULES.md}; ids such as MT-RUN-05 are the rules
 * there.
 *
 * <p>Data flow one way: an action is carried out by a question, which changes the state and puts steps on the agenda;
 * table and events follow from the state. {@code turn} runs setup and phases, {@code combat} a fight, {@code window}
 * actions at any time, {@code bargain} agreements, {@code effect} the effects of cards, {@code loss} losses, {@code
 * strength} all sums, {@code deck} moves cards, {@code state} holds, {@code content} is read from JSON; each uses those
 * after it alone. {@code table} describes, {@code evaluation} evaluates positions.
 *
 * <h2>Decisions</h2>
 *
 * <ul>
 *   <li><b>The turn limit is on in every match</b> (MT-END-04): the declared bound on length needs it. It is so high
 *       that players who want to win never meet it.
 *   <li><b>A trade emits events when it is proposed</b>, with all its parts, and not while it is put together: half
 *       of a log would otherwise tell of offers that were given up.
 *   <li><b>Bots judge by an estimate</b> ({@code evaluation}) and play nothing out: a random match has fifteen thousand
 *       decisions, most of them about trades, and even forty of them say less than no playout at all. What counts is not
 *       only Levels and what is in play, but also what is in the hand (a bot that values its hand at nothing plays its
 *       cards for nothing), how likely a combat is to be won and what it costs if not, and that proposals are not free.
 *       As long as a door is still to be opened, it counts for what doors bring: else bots put it off by any haggling.
 *       With forty random decisions, and Levels and cards in play alone, 1 of 16 matches were won among three by {@code
 *       greedy}.
 *   <li><b>A person is asked about a hundred times a match</b>: in three matches of four greedy seats the first had
 *       to decide 173, 182 and 377 times. The terminal passed 66, 80 and 181 times for it, where on another's turn all
 *       else was {@linkplain games.kumite.api.Action#isLowPriority idle}; 107, 102 and 196 questions are left. A person who
 *       orders to pass in fights and runs {@code unless sum}, and in the other windows {@code on others}, is asked 87,
 *       63 and 126 times. (The co-operative games and Kung Fu have nothing idle: there a player passed at most once on
 *       another's turn.)
 * </ul>
 *
 * <h2>Names, for tests and frontends</h2>
 *
 * <ul>
 *   <li>Chance: order {@code door-deck}, {@code treasure-deck} (first and when refilled), {@code characters}; die
 *       {@code first-player}, {@code run}, {@code loot-order} with the seat's number; pick {@code random-loss} with
 *       the seat's number, an index into the hand.
 *   <li>Zones: {@code deck:door}, {@code deck:treasure}, {@code pile:door-discard}, {@code pile:treasure-discard},
 *       {@code pile:characters}, {@code pile:combat}, {@code pile:open} (a card on its way, a sale), {@code
 *       pile:spread}, {@code pile:body}; of seat N {@code hand:N}, {@code pile:table-N} (Character, Stance, Katas,
 *       Ally, Items), {@code pile:traps-N}. A monster made by a copy is {@code token:twin-N}, N its place in the
 *       combat from 1.
 *   <li>Cards have the ledger's ids; each observer calls the Wandering Monsters that it knows {@code card:wandering},
 *       {@code card:wandering.2} and so on, and those of a Stance {@code card:S1}, {@code card:S1.2}; copies of an owner's
 *       other cards are {@code card:I22}, {@code card:I22-2}.
 *   <li>Sums with their parts: {@code players} and {@code monsters} of {@code token:combat}, {@code strength} and,
 *       while a player runs, {@code run-bonus} of each monster there, {@code hand-limit} of a seat, {@code worth} of
 *       {@code pile:open}. References: {@code fighter}, {@code helper}, {@code runner}, {@code facing} (a monster's
 *       token), {@code escaped}, {@code monster}, what is promised, offered and traded, {@code equipped}, {@code
 *       attached} and {@code attached-to} of a seat.
 *   <li>Windows, each with {@code pass}: {@code play card:X}; {@code trap card:X seat:N}; {@code discard card:X}
 *       (one's own Stance, Kata or Ally); {@code equip card:X}, {@code sideways card:X}; {@code use card:X} (ACTIVATE; a
 *       card that cancels a kept Trap); {@code team-up card:X}; {@code sell}; {@code trade seat:N}, {@code gift seat:N};
 *       {@code ask seat:N}; in W-DIE {@code face N} (with several cards that set the die then {@code use card:X}),
 *       {@code reroll card:X}; in W-TRAP {@code use card:X}, {@code team-up card:X}, {@code accept} (instead of a pass);
 *       in W-BAD {@code use card:X}. With the option {@code leaving} also {@code leave} (MT-END-05).
 *   <li>Targets: {@code target card:X}, {@code target token:twin-N}, {@code target side} (the players); {@code pair
 *       card:X} (Wandering Monster); {@code level seat:N}, {@code steal seat:N}, {@code force seat:N}, {@code attach
 *       card:X}, {@code cancel card:X} (a kept Trap).
 *   <li>Placing: {@code equip card:X}, {@code sideways card:X}. Costs: {@code pay card:X}; the Stance in play is {@code
 *       pay-stance card:X}. Losses: {@code lose card:X}; rank excess {@code discard card:X}; surplus {@code sideways
 *       card:X}; a body {@code take card:X}.
 *   <li>Sale: {@code sell card:X}..., {@code done}, before the first {@code back}; {@code double card:X} or {@code no-double}.
 *   <li>Trade: {@code give card:X}..., {@code done}, {@code take card:X}..., {@code send}; gift: {@code give
 *       card:X}..., {@code send}; {@code back} gives up; {@code accept}, {@code decline}. A player without an Item
 *       begins with taking.
 *   <li>Help: {@code treasures N}, {@code pick-order helper-first} (or {@code fighter-first}, {@code alternate-helper},
 *       {@code alternate-fighter}) if N is above 0, {@code add card:X}..., {@code send}; {@code back}; {@code accept},
 *       {@code counter}, {@code decline}. Without any Treasure on the monsters the count is not asked.
 *   <li>Turn: {@code choose card:X}; {@code to-hand}, {@code play}; {@code trouble card:X}, {@code loot}; {@code use
 *       card:X}, {@code not-use} (ON LOOT); {@code run card:X}, {@code run token:twin-N}; Treasures {@code take
 *       card:X}; Charity {@code to seat:N} (who gets one more), {@code give card:X}, or {@code discard card:X}.
 * </ul>
 *
 * <p>A choice with a single legal action is not asked, except in windows, offers, trades and answers.
 */
@NullMarked
package games.kumite.tmnt;

import org.jspecify.annotations.NullMarked;
