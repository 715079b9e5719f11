package games.kumite.bigtrouble.state;

import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.content.vocabulary.Attribute;
import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.spi.EventType;
import games.kumite.spi.Texts;
import games.kumite.spi.marks.Immutable;
import java.util.function.IntFunction;

/** The events that name content by an index. Immutable. */
@Immutable
public final class ContentEvents {

  /** The purposes of rolled dice: combat checks, skill checks and defenses. */
  private static final String[] ROLLS = {"combat-roll", "skill-roll", "defense-roll"};

  /** A player takes a hero: seat, hero. */
  public final EventType hero;
  /** A hero gains an upgrade card: seat, upgrade. */
  public final EventType upgrade;
  /** A hero flips an upgrade card: seat, upgrade. */
  public final EventType flip;
  /** An item changes hands: giver, taker, kind. */
  public final EventType traded;
  /** A trade is refused: the refusing seat, the asking seat, kind. */
  public final EventType tradeRefused;
  /** A hero activates an upgrade card: seat, upgrade. */
  public final EventType upgradeUsed;
  /** A hero comes into a space: seat, number of the space. */
  public final EventType heroMoved;
  /** A hero uses an item: seat, kind. */
  public final EventType used;
  /** A hero gains an item: seat, kind. */
  public final EventType gained;
  /** A hero loses an item: seat, kind. */
  public final EventType discarded;
  /** A type of minion is hard: type. */
  public final EventType hard;
  /** A fate die is rolled: number of the die, face. */
  public final EventType fate;
  /** A crate token is placed: space's number. */
  public final EventType crate;
  /** A minion or boss appears: enemy, space's number. */
  public final EventType spawned;
  /** An enemy moves: enemy, space's number. */
  public final EventType enemyMoved;
  /** A hero hits an enemy: seat, enemy. */
  public final EventType hit;
  /** A hero misses an enemy: seat, enemy. */
  public final EventType missed;
  /** A hero takes no damage from an attack: seat, enemy. */
  public final EventType unhurt;
  /** An enemy strikes back: seat, enemy. */
  public final EventType strikesBack;
  /** Skill dice are rolled: seat, dice, context, enemy or, less than 0, {@linkplain #against a quest}. */
  public final EventType skillDice;
  /** Epic skill dice are rolled: seat, dice, context, enemy or, less than 0, {@linkplain #against a quest}. */
  public final EventType epicDice;
  /** A hero fails a check: seat, quest's number. */
  public final EventType checkFailed;
  /** Markers come off a merged task: quest's number, count. */
  public final EventType markersOff;
  /** A minion does not appear: type. */
  public final EventType spawnIgnored;
  /** Skill dice hit all in a space: seat, successes, space's number. */
  public final EventType blast;
  /** A hero travels fast: seat, space's number, damage. */
  public final EventType travels;
  /** A hero leaves a space with enemies: seat, damage, space's number. */
  public final EventType evasion;
  /** An enemy attacks a hero or strikes back: seat, enemy, attack. */
  public final EventType attacked;
  /** An enemy is defeated: enemy. */
  public final EventType defeated;
  /** A boss is hit: enemy, health left. */
  public final EventType bossHit;
  /** A text changes a boss's health: enemy, health. */
  public final EventType bossHealth;
  /** An enemy skips its next move: enemy. */
  public final EventType held;
  /** An action die is rolled again, added or turned: seat, number of the die, attribute. */
  public final EventType actionDie;
  /** Lo Pan is made flesh: space's number. */
  public final EventType flesh;
  /** A quest is activated: seat, quest's number. */
  public final EventType activated;
  /** A quest's token moves: quest's number, space's number. */
  public final EventType tokenMoved;
  /** A requirement is covered: seat, quest's number, attribute. */
  public final EventType covered;
  /** A rubble token is placed: space's number. */
  public final EventType rubble;
  /** A part of an event that is not the last is completed: seat, quest's number. */
  public final EventType partDone;
  /** An event is completed: seat, quest's number. */
  public final EventType eventDone;
  /** A quest is completed: seat, quest's number. */
  public final EventType questDone;
  /** A showdown card's text is carried out: quest's number, trigger. */
  public final EventType showdown;
  /** A showdown card is laid out on its complete side: quest's number. */
  public final EventType laidComplete;
  /** A showdown card is laid out on its incomplete side: quest's number. */
  public final EventType laidIncomplete;

  ContentEvents(Content content, ElementIds ids, Board chinatown, Board lair) {
    hero = EventType.of("hero", "BT-SET-09").seat("who")
        .word("hero", ids.heroes::get);
    upgrade = EventType.of("upgrade", "BT-UPG-04").seat("who")
        .word("upgrade", index -> "card:" + content.upgrades().get(index).id());
    flip = EventType.of("flip", "BT-UPG-13").seat("who")
        .word("upgrade", index -> "card:" + content.upgrades().get(index).id());
    used = item("item-used", "BT-FRE-10");
    gained = item("item-gained", "BT-FRE-09");
    discarded = item("item-discarded", "BT-SHP-02");
    hard = EventType.of("hard", "BT-SET-30").word("minion", index -> content.minions().get(index).id());
    fate = EventType.of("fate-rolled", "BT-SET-05").number("die").word("face", index ->
        Texts.word(content.dice().fate().get(index)));
    IntFunction<String> space = number -> number < chinatown.size() ? chinatown.id(number) : lair.id(number - chinatown.size());
    IntFunction<String> enemy = ids.enemies::get;
    IntFunction<String> quest = ids.quests::get;
    crate = EventType.of("crate-placed", "BT-SET-28").word("space", space);
    rubble = EventType.of("rubble", "BT-RUL-136").word("space", space);
    spawned = EventType.of("spawned", "BT-BTC-05").word("who", enemy).word("space", space);
    traded = EventType.of("traded", "BT-FRE-11").seat("giver").seat("taker")
        .word("item", kind -> "token:" + ItemKind.of(kind).word());
    tradeRefused = EventType.of("trade-refused", "BT-RUL-20").seat("who").seat("by")
        .word("item", kind -> "token:" + ItemKind.of(kind).word());
    upgradeUsed = EventType.of("upgrade-used", "BT-UPG-14").seat("who")
        .word("upgrade", index -> "card:" + content.upgrades().get(index).id());
    heroMoved = EventType.of("hero-moved", "BT-MOV-01").seat("who").word("space", space);
    enemyMoved = EventType.of("enemy-moved", "BT-ENM-04").word("who", enemy).word("space", space);
    attacked = EventType.of("attacked", "BT-ENM-14").seat("who").word("by", enemy).number("attack");
    hit = EventType.of("hit", "BT-CMB-03").seat("who").word("enemy", enemy);
    missed = EventType.of("missed", "BT-CMB-03").seat("who").word("enemy", enemy);
    unhurt = EventType.of("unhurt", "BT-ENM-15").seat("who").word("by", enemy);
    strikesBack = EventType.of("strikes-back", "BT-CMB-13").seat("at").word("by", enemy);
    IntFunction<String> against = number -> number < 0 ? ids.quests.get(-1 - number) : ids.enemies.get(number);
    skillDice = dice("skill-dice", against);
    epicDice = dice("epic-dice", against);
    checkFailed = EventType.of("check-failed", "BT-SKL-07").seat("who").word("quest", quest);
    markersOff = EventType.of("markers-off", "BT-TSK-07").word("quest", quest).number("count");
    spawnIgnored = EventType.of("spawn-ignored", "BT-BTC-12").word("minion", index -> content.minions().get(index).id());
    blast = EventType.of("blast", "BT-SHP-13").seat("who").number("successes").word("space", space);
    travels = EventType.of("travels", "BT-TSK-19").seat("who").word("space", space).number("damage");
    evasion = EventType.of("evasion", "BT-MOV-09").seat("who").number("damage").word("space", space);
    defeated = EventType.of("defeated", "BT-CMB-10").word("who", enemy);
    bossHit = EventType.of("boss-hit", "BT-CMB-11").word("who", enemy).number("health");
    bossHealth = EventType.of("boss-health", "BT-RUL-119").word("who", enemy).number("health");
    held = EventType.of("held", "BT-RUL-115").word("who", enemy);
    actionDie = EventType.of("action-die", "BT-ACT-18").seat("who").number("die")
        .word("face", attribute -> Attribute.values()[attribute].word());
    flesh = EventType.of("made-flesh", "BT-ACT2-23").word("space", space);
    activated = EventType.of("activated", "BT-QST-05").seat("by").word("quest", quest);
    tokenMoved = EventType.of("token-moved", "BT-QST-17").word("quest", quest).word("space", space);
    covered = EventType.of("covered", "BT-TSK-04").seat("by").word("quest", quest)
        .word("requirement", attribute -> Attribute.values()[attribute].word());
    partDone = EventType.of("part-done", "BT-RUL-135").seat("by").word("quest", quest);
    eventDone = EventType.of("event-done", "BT-QST-17").seat("by").word("quest", quest);
    questDone = EventType.of("quest-done", "BT-QST-18").seat("by").word("quest", quest);
    showdown = EventType.of("showdown-effect", "BT-ACT2-31").word("card", quest)
        .word("moment", trigger -> Trigger.values()[trigger].word());
    laidComplete = EventType.of("laid-complete", "BT-ACT2-08").word("card", quest);
    laidIncomplete = EventType.of("laid-incomplete", "BT-ACT2-08").word("card", quest);
  }

  /** Returns the number by which the events of dice name the quest of a check. */
  public static int against(int quest) {
    return -1 - quest;
  }

  private static EventType dice(String name, IntFunction<String> against) {
    return EventType.of(name, "BT-ACT-14").seat("who").number("dice").word("for", context -> ROLLS[context])
        .word("against", against);
  }

  private static EventType item(String name, String rule) {
    return EventType.of(name, rule).seat("who").word("item", kind -> "token:" + ItemKind.of(kind).word());
  }
}
