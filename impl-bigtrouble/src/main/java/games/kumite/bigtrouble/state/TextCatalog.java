package games.kumite.bigtrouble.state;

import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.content.Upgrade;
import games.kumite.bigtrouble.content.vocabulary.Attribute;
import games.kumite.bigtrouble.content.vocabulary.Clause;
import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.content.vocabulary.EffectDuration;
import games.kumite.bigtrouble.content.vocabulary.EffectTarget;
import games.kumite.bigtrouble.content.vocabulary.Effects;
import games.kumite.bigtrouble.content.vocabulary.LastingWord;
import games.kumite.bigtrouble.content.vocabulary.Part;
import games.kumite.bigtrouble.content.vocabulary.QuestEvent;
import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.spi.marks.Immutable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** The sheets of all cards that a hero may have, and the parts of all texts that last. Immutable. */
@Immutable
public final class TextCatalog {

  private static final Trigger[] TRIGGERS = Trigger.values();

  private final UsableTexts[] normal;
  private final UsableTexts[] epic;
  private final UsableTexts[] passives;
  private final UsableTexts[] companionSpecials;
  private final UsableTexts[] specials;
  private final UsableTexts[] coops;
  private final UsableTexts[] hells;
  private final int[][] lastingOf;
  private final long companionWords;
  private final long hellWords;
  private final long whileWords;
  private final long[] completeWords;
  private final long[] incompleteWords;

  /** By showdown card, side and trigger: the parts in Act II. */
  private final List<List<Part>> showdownParts;

  /** By hero and word: bits of the upgrades with the word in a passive text of the normal side, and of the epic one. */
  private final int[][] normalWith;
  private final int[][] epicWith;

  /** By hero and trigger: bits of the upgrades with a text under it on the normal side, and on the epic one. */
  private final int[][] normalUnder;
  private final int[][] epicUnder;
  private final Part[] forTurn;
  private final Part[] forRound;
  private final Part[] forRoll;
  private int next;

  TextCatalog(Content content) {
    normal = content.upgrades().stream().map(card -> sheet(card.normal())).toArray(UsableTexts[]::new);
    epic = content.upgrades().stream().map(card -> sheet(card.epic())).toArray(UsableTexts[]::new);
    passives = content.companions().stream().map(card -> sheet(card.passive())).toArray(UsableTexts[]::new);
    companionSpecials = content.companions().stream().map(card -> sheet(card.special())).toArray(UsableTexts[]::new);
    specials = content.heroes().stream().map(hero -> sheet(hero.special())).toArray(UsableTexts[]::new);
    coops = content.heroes().stream().map(hero -> sheet(hero.coop())).toArray(UsableTexts[]::new);
    hells = content.hells().stream().map(card -> sheet(List.of(
        new Clause(Trigger.PASSIVE, Attribute.ANY, card.effects())))).toArray(UsableTexts[]::new);
    forTurn = lasting(content, EffectDuration.TURN);
    forRound = lasting(content, EffectDuration.ROUND);
    forRoll = lasting(content, EffectDuration.ROLL);
    lastingOf = new int[LastingWord.values().length][];
    for (LastingWord word : LastingWord.values()) {
      lastingOf[word.ordinal()] = IntStream.range(0, lastingCount())
          .filter(index -> lasting(index).effect().verb().lasting() == word).toArray();
    }
    completeWords = content.showdowns().stream()
        .mapToLong(card -> UsableTexts.words(card.complete().clauses(), Trigger.WHILE)).toArray();
    incompleteWords = content.showdowns().stream()
        .mapToLong(card -> UsableTexts.words(card.incomplete().clauses(), Trigger.WHILE)).toArray();
    showdownParts = content.showdowns().stream().flatMap(card -> Stream.of(card.incomplete(), card.complete()))
        .flatMap(side -> Stream.of(TRIGGERS).map(trigger -> parts(side.clauses(), trigger))).toList();
    normalWith = upgrades(content, normal, LastingWord.values(), UsableTexts::hasPassive);
    epicWith = upgrades(content, epic, LastingWord.values(), UsableTexts::hasPassive);
    normalUnder = upgrades(content, normal, TRIGGERS, UsableTexts::has);
    epicUnder = upgrades(content, epic, TRIGGERS, UsableTexts::has);
    companionWords = Stream.of(passives).mapToLong(UsableTexts::words).reduce(0, (one, other) -> one | other);
    hellWords = Stream.of(hells).mapToLong(UsableTexts::words).reduce(0, (one, other) -> one | other);
    whileWords = LongStream.concat(LongStream.of(completeWords), LongStream.of(incompleteWords))
        .reduce(0, (one, other) -> one | other);
  }

  private static List<Part> parts(List<Clause> clauses, Trigger trigger) {
    return clauses.stream().filter(clause -> clause.trigger() == trigger).flatMap(clause -> clause.effects().second().stream()).toList();
  }

  /** Returns by hero and key bits of the upgrades whose side has the key. */
  private static <K> int[][] upgrades(Content content, UsableTexts[] sides, K[] keys, BiPredicate<UsableTexts, K> has) {
    int unique = content.firstUnique();
    return IntStream.range(0, content.heroes().size()).mapToObj(hero -> Stream.of(keys).mapToInt(key ->
        IntStream.range(0, Upgrade.SET + sides.length - unique)
            .filter(bit -> has.test(sides[bit < Upgrade.SET ? hero * Upgrade.SET + bit : unique + bit - Upgrade.SET], key))
            .map(bit -> 1 << bit).sum()).toArray()).toArray(int[][]::new);
  }

  private UsableTexts sheet(List<Clause> clauses) {
    UsableTexts sheet = new UsableTexts(clauses, next);
    next = sheet.end();
    return sheet;
  }

  private static Part[] lasting(Content content, EffectDuration scope) {
    List<Part> found = new ArrayList<>();
    texts(content).flatMap(text -> Stream.concat(text.first().stream(), text.second().stream()))
        .filter(part -> part.scope() == scope)
        .flatMap(part -> part.effects().stream().map(effect -> lasting(effect, scope)))
        .filter(part -> !found.contains(part)).forEach(found::add);
    return found.toArray(Part[]::new);
  }

  private static Part lasting(Effect effect, EffectDuration scope) {
    return new Part(List.of(effect), 1, scope, EffectTarget.SELF);
  }

  /** Returns every text of the content. */
  private static Stream<Effects> texts(Content content) {
    Stream<List<Clause>> clauses = Stream.of(
        content.upgrades().stream().flatMap(card -> Stream.of(card.normal(), card.epic())),
        content.companions().stream().flatMap(card -> Stream.of(card.passive(), card.special())),
        content.heroes().stream().flatMap(hero -> Stream.of(hero.special(), hero.coop())),
        content.bosses().stream().map(boss -> boss.abilities()),
        content.showdowns().stream().flatMap(card -> Stream.of(card.complete().clauses(), card.incomplete().clauses()))).flatMap(each -> each);
    Stream<Effects> effects = Stream.of(
        content.hells().stream().map(card -> card.effects()),
        content.bigTrouble().stream().map(card -> card.effects()),
        content.crates().stream().map(crate -> crate.trap()),
        content.fateSlots().stream().map(slot -> slot.effects()),
        content.actTwo().stream().flatMap(card -> Stream.of(card.effects(), card.threePlayers())),
        content.mainQuests().stream().flatMap(quest -> Stream.concat(Stream.of(quest.reward()),
            quest.events().stream().flatMap(TextCatalog::texts))),
        content.sideQuests().stream().flatMap(quest -> Stream.concat(Stream.of(quest.reward()), texts(quest.event()))),
        content.showdowns().stream().flatMap(card -> Stream.of(card.complete(), card.incomplete()))
            .flatMap(side -> texts(side.objective()))).flatMap(each -> each);
    return Stream.concat(clauses.flatMap(List::stream).map(Clause::effects), effects);
  }

  private static Stream<Effects> texts(QuestEvent event) {
    return event.parts().stream().flatMap(part -> Stream.of(part.done(), part.failed()));
  }

  /** Returns the normal side of an upgrade card. */
  public UsableTexts normal(int upgrade) {
    return normal[upgrade];
  }

  /** Returns the epic side of an upgrade card. */
  public UsableTexts epic(int upgrade) {
    return epic[upgrade];
  }

  /** Returns the permanent texts of a companion. */
  public UsableTexts passive(int companion) {
    return passives[companion];
  }

  /** Returns the special of a companion. */
  public UsableTexts companionSpecial(int companion) {
    return companionSpecials[companion];
  }

  /** Returns the special side of a hero's ability card. */
  public UsableTexts special(int hero) {
    return specials[hero];
  }

  /** Returns the co-op side of a hero's ability card. */
  public UsableTexts coop(int hero) {
    return coops[hero];
  }

  /** Returns a Hell card that is kept. */
  public UsableTexts hell(int hell) {
    return hells[hell];
  }

  /** Returns the number of marks. */
  int marks() {
    return next;
  }

  /** Returns the number of parts that last to the end of the turn. */
  int turnCount() {
    return forTurn.length;
  }

  /** Returns the number of parts that last to the end of the round. */
  int roundCount() {
    return forRound.length;
  }

  /** Returns the number of parts that hold for a roll. */
  int rollCount() {
    return forRoll.length;
  }

  /** Returns the index of the first part that holds for a roll. */
  public int firstForRoll() {
    return forTurn.length + forRound.length;
  }

  /** Returns the total number of parts that last. */
  public int lastingCount() {
    return forTurn.length + forRound.length + forRoll.length;
  }

  /** Returns a part that lasts: those of turns first, then of rounds, then of rolls. */
  public Part lasting(int index) {
    if (index < forTurn.length) {
      return forTurn[index];
    }
    int rest = index - forTurn.length;
    return rest < forRound.length ? forRound[rest] : forRoll[rest - forRound.length];
  }

  /** Returns whether any companion has a word in its permanent texts. */
  public boolean isOfCompanions(LastingWord word) {
    return (companionWords >> word.ordinal() & 1) != 0;
  }

  /** Returns whether any Hell card has a word. */
  public boolean isOfHells(LastingWord word) {
    return (hellWords >> word.ordinal() & 1) != 0;
  }

  /** Returns whether any showdown card has a word that holds until it is completed. */
  public boolean isOfShowdowns(LastingWord word) {
    return (whileWords >> word.ordinal() & 1) != 0;
  }

  /** Returns the number of lasting parts with a word. */
  public int lastingCount(LastingWord word) {
    return lastingOf[word.ordinal()].length;
  }

  /** Returns the index of a lasting part with a word. */
  public int lastingIndex(LastingWord word, int number) {
    return lastingOf[word.ordinal()][number];
  }

  /** Returns whether a showdown card has a word that holds until it is completed; its complete side is 1, the other 0. */
  public boolean hasWhile(int showdown, int side, LastingWord word) {
    return ((side == 1 ? completeWords : incompleteWords)[showdown] >> word.ordinal() & 1) != 0;
  }

  /** Returns the parts under a trigger of a showdown card's side; the complete side is 1, the other 0. */
  public List<Part> showdownParts(int showdown, int side, Trigger trigger) {
    return showdownParts.get((2 * showdown + side) * TRIGGERS.length + trigger.ordinal());
  }

  /**
   * Returns bits of the upgrades of a hero with a word in a passive text of the side that lies up.
   *
   * @param epic bits of the upgrades whose epic side lies up
   */
  public int upgradesWith(LastingWord word, int hero, int epic) {
    return normalWith[hero][word.ordinal()] & ~epic | epicWith[hero][word.ordinal()] & epic;
  }

  /** Returns bits of the upgrades of a hero with a text under a trigger, likewise. */
  public int upgradesWith(Trigger trigger, int hero, int epic) {
    return normalUnder[hero][trigger.ordinal()] & ~epic | epicUnder[hero][trigger.ordinal()] & epic;
  }

  /** Returns the index of a lasting effect with a given scope. */
  public int lastingIndex(Effect effect, EffectDuration scope) {
    Part part = lasting(effect, scope);
    for (int index = 0; index < lastingCount(); index++) {
      if (lasting(index).equals(part)) {
        return index;
      }
    }
    throw new IllegalArgumentException(part + " is not in the content");
  }
}
