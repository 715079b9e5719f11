package games.kumite.brawler.state;

import games.kumite.spi.numbers.NumberGroup;
import games.kumite.spi.numbers.NumberLayout;

/** The numbers of a {@link GameState}: of the match, and of each hero. All are public. */
final class Counters {

  /** An upper bound on the result of a table's dice. */
  private static final int WIDE = 9999;
  private static final int LAST_TURN = 2;
  private static final int TURNS = 3;
  private static final int ORDERS = (1 << TURNS * GameState.ACTOR_BITS) - 1;
  private static final int DECKS = (1 << FaceNumbers.SUITS) - 1;

  private static final NumberGroup.Builder MATCH = NumberGroup.of("match");
  /** The number of the round. */
  static final int ROUND = MATCH.number("round", 0, FaceNumbers.BOSSES);
  /** Bosses that have been defeated. */
  static final int DEFEATED = MATCH.number("defeated", 0, FaceNumbers.BOSSES);
  /** The rank of the boss in play. */
  static final int BOSS_RANK = MATCH.number("boss-rank", 0, FaceNumbers.BOSS_RANKS - 1);
  /** The Health of the boss in play. */
  static final int BOSS_HEALTH = MATCH.number("boss-health", 0, WIDE);
  /** The damage on the boss in play. */
  static final int DAMAGE = MATCH.number("damage", 0, WIDE);
  /** 1 while there is a boss to fight. */
  static final int IN_PLAY = MATCH.flag("boss-in-play");
  /** Cards played that have left the game. */
  static final int SPENT = MATCH.number("spent", 0, FaceNumbers.ALL);
  /** A bit for each hero who has attacked the boss in play or was its target. */
  static final int INTERACTED = MATCH.number("interacted", 0, (1 << Settings.MAX_HEROES) - 1);
  /** The turn order, two bits for each place. */
  static final int ORDER = MATCH.number("order", 0, ORDERS);
  /** The number of places in it. */
  static final int ACTORS = MATCH.number("actors", 0, TURNS);
  /** The place in it that comes next. */
  static final int TURN = MATCH.number("turn", 0, LAST_TURN);
  /** The hero or boss that acts. */
  static final int ACTOR = MATCH.number("actor", 0, GameState.BOSS);
  /** The hero who was the last to attack with a Damage Card. */
  static final int LAST_HERO = MATCH.index("last-hero");
  /** The damage dealt by the card of the last attack. */
  static final int CARD_DAMAGE = MATCH.number("card-damage", 0, WIDE);
  /** The damage dealt by its bonus. */
  static final int BONUS_DAMAGE = MATCH.number("bonus-damage", 0, WIDE);
  /** The scenario of the bonus. */
  static final int SCENARIO = MATCH.number("scenario", 0, MatchDefinition.SCENARIOS - 1);
  private static final NumberGroup OF_MATCH = MATCH.build();

  private static final NumberGroup.Builder HERO = NumberGroup.of("hero");
  /** Of a hero: Health. */
  static final int HEALTH = HERO.number("health", 0, WIDE);
  /** Of a hero: the Health that is never exceeded. */
  static final int MAXIMUM = HERO.number("maximum", 0, WIDE);
  /** Of a hero: Speed. */
  static final int SPEED = HERO.number("speed", 0, WIDE);
  /** Of a hero: a bit for each deck owned. */
  static final int SUITS = HERO.number("suits", 0, DECKS);
  /** Of a hero: a bit for each of these decks with cards. */
  static final int STOCK = HERO.number("stock", 0, DECKS);
  private static final NumberGroup OF_HERO = HERO.build();

  static final NumberLayout LAYOUT = NumberLayout.of(OF_MATCH, 1).and(OF_HERO, Settings.MAX_HEROES);

  private static final int HEROES = LAYOUT.offset(OF_HERO);
  private static final int WIDTH = LAYOUT.width(OF_HERO);

  private Counters() {}

  /** Returns the place of a hero's number. */
  static int of(int hero, int number) {
    return HEROES + hero * WIDTH + number;
  }
}
