package games.kumite.journey.content;

import games.kumite.journey.content.Clause.Timing;
import games.kumite.journey.content.EffectRow.Trait;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.content.Trigger.Moment;
import games.kumite.journey.content.Trigger.Party;
import games.kumite.spi.Texts;
import games.kumite.spi.content.ContentReader;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A reader of the texts of cards and conditions, which finds words that no rule would ever ask for. */
final class CardChecks {

  /** The number of skill cards that a pilgrim draws at setup (JW-SET-13). */
  private static final int FIRST_SKILLS = 2;

  /** The maximum number of cards of one file, copies included: eight times what ships. */
  private static final int MAX_CARDS = 400;

  private static final String ONCE_PER_TURN = "; oncePerTurn";
  private static final Trigger FORCED = new Trigger(Moment.FORCED, List.of(), Party.SELF, 0);

  private final ContentReader reader;
  private final Vocabulary vocabulary;
  private final SheetChecks sheets;
  private final Set<String> ids = new LinkedHashSet<>();
  private final List<String[]> repeated = new ArrayList<>();

  CardChecks(ContentReader reader, Vocabulary vocabulary, SheetChecks sheets) {
    this.reader = reader;
    this.vocabulary = vocabulary;
    this.sheets = sheets;
  }

  List<Condition> conditions(List<ConditionEntry> entries) {
    List<Condition> read = new ArrayList<>();
    for (ConditionEntry entry : entries) {
      if (!entry.id().matches("[A-Z]+")) {
        reader.report("conditions", entry.id(), "id", "must be capital letters, was \"" + entry.id() + "\"");
      }
      id("conditions", entry.id());
      List<Clause> clauses = clauses("conditions", entry.id(), entry.effects());
      for (Clause clause : clauses) {
        stands("conditions", entry.id(), clause.effect().word(), EffectPlacement.of(clause.timing()), clause.text());
        meaning("conditions", entry.id(), clause, null, EffectPlacement.of(clause.timing()));
        if (!ArgumentChecks.isForBearer(clause)) {
          report("conditions", entry.id(), "effects", "must be for the bearer, was \"" + clause.text() + "\"");
        }
      }
      read.add(new Condition(entry, clauses));
    }
    return List.copyOf(read);
  }

  List<Card> skills(List<SkillEntry> entries, List<PilgrimEntry> pilgrims) {
    List<Card> read = new ArrayList<>();
    for (SkillEntry entry : entries) {
      if (entry.kind() != CardKind.ONE_TIME && entry.kind() != CardKind.PERMANENT) {
        report("skills", entry.id(), "kind", "must be one-time or permanent, was " + Texts.word(entry.kind()));
      }
      read.add(played("skills", Deck.SKILL, entry.pilgrim(), entry.id(), entry.name(), entry.kind(), 1,
          entry.trigger(), cost(entry), entry.effects(), entry.duration()));
    }
    for (PilgrimEntry pilgrim : pilgrims) {
      long count = entries.stream().filter(entry -> entry.pilgrim().equals(pilgrim.id())).count();
      if (count < FIRST_SKILLS) {
        reader.report("skills", "", "pilgrim",
            pilgrim.id() + " must have at least " + FIRST_SKILLS + " cards (JW-SET-13), was " + count);
      }
    }
    return List.copyOf(read);
  }

  private Cost cost(SkillEntry entry) {
    try {
      return Cost.parse(entry.cost());
    } catch (IllegalArgumentException wrong) {
      report("skills", entry.id(), "cost", String.valueOf(wrong.getMessage()));
      return Cost.NOTHING;
    }
  }

  List<Card> fortunes(List<FortuneEntry> entries) {
    List<Card> read = new ArrayList<>();
    for (FortuneEntry entry : entries) {
      read.add(played("fortunes", Deck.FORTUNE, "", entry.id(), entry.name(), CardKind.ONE_TIME, entry.copies(),
          entry.trigger(), Cost.NOTHING, entry.effects(), entry.duration()));
    }
    return List.copyOf(read);
  }

  private Card played(String file, Deck deck, String pilgrim, String id, String name, CardKind kind, int copies,
      String trigger, Cost cost, String effects, Duration duration) {
    id(file, id);
    boolean isOnce = effects.endsWith(ONCE_PER_TURN);
    List<Clause> clauses = clauses(file, id,
        isOnce ? effects.substring(0, effects.length() - ONCE_PER_TURN.length()) : effects);
    Trigger read = FORCED;
    try {
      read = Trigger.parse(trigger);
      for (Clause clause : clauses) {
        plain(file, id, clause);
        for (@Nullable Event event : events(read)) {
          EffectPlacement place = EffectPlacement.of(read.moment(), event, read.party());
          stands(file, id, clause.effect().word(), place, trigger);
          meaning(file, id, clause, event, place);
        }
      }
      wrong(file, id, "trigger", ArgumentChecks.fault(read));
    } catch (IllegalArgumentException wrong) {
      report(file, id, "trigger", String.valueOf(wrong.getMessage()));
    }
    Card card = new Card(deck, pilgrim, id, name, kind, copies, read, cost, clauses, isOnce, duration);
    wrong(file, id, "effects", ArgumentChecks.fault(card));
    for (@Nullable Event event : events(read)) {
      EffectPlacement place = EffectPlacement.of(read.moment(), event, read.party());
      wrong(file, id, "duration", ArgumentChecks.fault(duration, card, place));
      wrong(file, id, "effects", ArgumentChecks.endless(card, place));
    }
    return card;
  }

  private void meaning(String file, String id, Clause clause, @Nullable Event event, @Nullable EffectPlacement place) {
    wrong(file, id, "effects", ArgumentChecks.fault(clause, event, place));
  }

  private void wrong(String file, String id, String field, String fault) {
    if (!fault.isEmpty()) {
      report(file, id, field, fault);
    }
  }

  private static List<@Nullable Event> events(Trigger trigger) {
    List<@Nullable Event> events = new ArrayList<>(trigger.events());
    if (events.isEmpty()) {
      events.add(null);
    }
    return events;
  }

  /** Reads misfortune and corruption cards. */
  List<Card> plain(String file, List<InstantCardEntry> entries) {
    boolean isCorruption = file.equals("corruptions");
    List<Card> read = new ArrayList<>();
    for (InstantCardEntry entry : entries) {
      id(file, entry.id());
      List<Clause> clauses = clauses(file, entry.id(), entry.effects());
      for (Clause clause : clauses) {
        plain(file, entry.id(), clause);
        EffectPlacement place = isCorruption ? EffectPlacement.CORRUPTION : EffectPlacement.MISFORTUNE;
        stands(file, entry.id(), clause.effect().word(), place, file);
        meaning(file, entry.id(), clause, null, place);
      }
      Card card = new Card(isCorruption ? Deck.CORRUPTION : Deck.MISFORTUNE, "", entry.id(), entry.name(),
          isCorruption ? CardKind.CONTINUOUS : CardKind.ONE_TIME, entry.copies(), FORCED, Cost.NOTHING, clauses, false,
          isCorruption ? Duration.PERMANENT : Duration.AT_ONCE);
      wrong(file, entry.id(), "effects", ArgumentChecks.endless(card, isCorruption ? EffectPlacement.CORRUPTION : EffectPlacement.MISFORTUNE));
      read.add(card);
    }
    return List.copyOf(read);
  }

  List<Card> demonCards(List<DemonCardEntry> entries) {
    List<Card> read = new ArrayList<>();
    for (DemonCardEntry entry : entries) {
      id("demon-cards", entry.id());
      List<Clause> clauses = clauses("demon-cards", entry.id(), entry.effects());
      if (clauses.size() > 1) {
        report("demon-cards", entry.id(), "effects", "must be a single effect, was \"" + entry.effects() + "\"");
      }
      for (Clause clause : clauses) {
        plain("demon-cards", entry.id(), clause);
        stands("demon-cards", entry.id(), clause.effect().word(), EffectPlacement.DEMON, "demon-cards");
        meaning("demon-cards", entry.id(), clause, null, EffectPlacement.DEMON);
        fits(entry, clause.effect());
      }
      read.add(new Card(Deck.DEMON, "", entry.id(), entry.name(), entry.kind(), entry.copies(), FORCED, Cost.NOTHING,
          clauses, false, staysInForce(clauses) ? Duration.END_OF_TURN : Duration.AT_ONCE));
    }
    return List.copyOf(read);
  }

  /**
   * Returns whether a special card stays in force. Others are carried out at once; a guest lord may stay for several
   * turns (JW-SDC-03, JW-SDC-07).
   */
  private static boolean staysInForce(List<Clause> clauses) {
    return clauses.stream().anyMatch(clause -> clause.effect().word().has(Trait.STAYS_IN_FORCE));
  }

  private void fits(DemonCardEntry entry, Effect effect) {
    boolean isSpawn = effect instanceof Effect.Spawn;
    boolean isOfLord = effect instanceof Effect.Spawn spawn && sheets.isLord(spawn.type());
    boolean fits = switch (entry.kind()) {
      case REINFORCEMENT -> isSpawn && !isOfLord;
      case UNIQUE -> isOfLord;
      case SPECIAL -> !isSpawn;
      default -> false;
    };
    if (!fits) {
      report("demon-cards", entry.id(), "kind",
          "must be reinforcement for demons with a rank, unique for a lord, special for the rest, was "
              + Texts.word(entry.kind()));
    }
  }

  private void plain(String file, String id, Clause clause) {
    if (clause.timing() != Timing.PLAIN) {
      report(file, id, "effects", "only a condition has " + clause.timing() + ", was \"" + clause.text() + "\"");
    }
  }

  private List<Clause> clauses(String file, String id, String text) {
    try {
      List<Clause> clauses = vocabulary.clauses(text);
      for (Clause clause : clauses) {
        sheets.refers(file, id, "effects", clause.effect());
      }
      return clauses;
    } catch (IllegalArgumentException wrong) {
      report(file, id, "effects", String.valueOf(wrong.getMessage()));
      return List.of();
    }
  }

  private void stands(String file, String id, EffectWord word, @Nullable EffectPlacement place, String where) {
    if (place == null || !word.places().contains(place)) {
      report(file, id, "effects", word.word() + " cannot stand under " + where);
    }
  }

  private void id(String file, String id) {
    if (!ids.add(id)) {
      repeated.add(new String[] {file, id});
    }
  }

  void idsAreUnique() {
    repeated.forEach(entry -> report(entry[0], entry[1], "id", "an entry of another file has this id"));
  }

  /** Checks the number of cards, copies included; a match lays out all of them. */
  void fitIntoDecks(String file, List<Card> cards) {
    int count = cards.stream().mapToInt(Card::copies).sum();
    if (count > MAX_CARDS) {
      report(file, "", "", "must be at most " + MAX_CARDS + " cards with their copies, was " + count);
    }
  }

  private void report(String file, String id, String field, String message) {
    reader.report(file, id, field, message);
  }
}
