package games.kumite.spi.actions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Game;
import games.kumite.api.Seat;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Texts;
import games.kumite.spi.cards.CardLayout;
import games.kumite.spi.cards.Visibility;
import games.kumite.spi.cards.Zone;
import games.kumite.spi.cards.ZoneKind;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.mockito.Mockito;

/** Verbs with arguments: their notation, label and number. */
final class ActionsTests {

  private enum Word implements Verb {
    PLAY(Argument.CARD),
    ASK(Argument.SEAT),
    ASK_OFTEN(Argument.SEAT, Argument.number(-1, 3)) {
      @Override
      public String notation() {
        return "ask";
      }
    },
    GO(Argument.element("space"), Argument.keyword("fast", "slow")),
    GIVE(Argument.CARD, Argument.SEAT, Argument.number(1, 2)),
    MOVE(Argument.POINT),
    THROW(Argument.SEAT, Argument.POINT),
    SEND;

    private final List<Argument> arguments;

    Word(Argument... arguments) {
      this.arguments = List.of(arguments);
    }

    @Override
    public List<Argument> arguments() {
      return arguments;
    }
  }

  private static final Texts TEXTS = Texts.of(ActionsTests.class, "desk");

  private static CardLayout cards() {
    CardLayout.Builder builder = CardLayout.forSeats(2);
    Zone deck = builder.zone(ZoneKind.DECK, "stock", Zone.UNOWNED, Visibility.NOBODY);
    for (String name : List.of("S7", "S8", "S7", "H9", "S8")) {
      builder.card("back", name, "card " + name, Map.of(), deck);
    }
    return builder.build();
  }

  private static final Actions ACTIONS = Actions.of(TEXTS, Word.values()).cards(cards()).seats(2)
      .elements("space", List.of("space:canal", "space:roof"), List.of("the canal", "the roof")).build();

  private static MatchConfig start() {
    return new MatchConfig(Mockito.mock(Game.class), List.of(new Seat(0, "Ana", 0), new Seat(1, "Bo", 1)), Map.of(), TEXTS);
  }

  @Test
  void notation_isVerbAndArguments() {
    assertThat(ACTIONS.of(Word.PLAY, 3).notation()).isEqualTo("play card:H9");
    assertThat(ACTIONS.of(Word.ASK, 1).notation()).isEqualTo("ask seat:2");
    assertThat(ACTIONS.of(Word.ASK_OFTEN, 1, -1).notation()).isEqualTo("ask seat:2 -1");
    assertThat(ACTIONS.of(Word.GO, 1, 0).notation()).isEqualTo("go space:roof fast");
    assertThat(ACTIONS.of(Word.GIVE, 1, 0, 2).notation()).isEqualTo("give card:S8 seat:1 2");
    assertThat(ACTIONS.of(Word.SEND).notation()).isEqualTo("send");
    assertThat(ACTIONS.at(Word.MOVE, -4, 0).notation()).isEqualTo("move -4 0");
    assertThat(ACTIONS.at(Word.THROW, 1, 30, -7).notation()).isEqualTo("throw seat:2 30 -7");
  }

  @Test
  void label_namesPlayersAndThings() {
    assertThat(ACTIONS.of(Word.ASK, 1).label(start().seats())).isEqualTo("Ask Bo for help");
    assertThat(ACTIONS.of(Word.ASK, 1).label()).isEqualTo("Ask 2 for help");
    assertThat(ACTIONS.of(Word.ASK_OFTEN, 0, 3).label(start().seats())).isEqualTo("Ask Ana 3 times");
    assertThat(ACTIONS.of(Word.GO, 0, 0).label(start().seats())).isEqualTo("Go to the canal quickly");
    assertThat(ACTIONS.of(Word.GO, 0, 1).label(start().seats())).isEqualTo("Go to the canal slow");
    assertThat(ACTIONS.of(Word.PLAY, 0).label(start().seats())).isEqualTo("Play card S7");
    assertThat(ACTIONS.at(Word.THROW, 0, 30, -7).label(start().seats())).isEqualTo("Ana throws to 30, -7");
  }

  @Test
  void arguments_areThoseGiven() {
    VerbAction give = ACTIONS.of(Word.GIVE, 3, 1, 2);
    assertThat(give.verb()).isSameAs(Word.GIVE);
    assertThat(List.of(give.first(), give.second(), give.third())).containsExactly(3, 1, 2);
    VerbAction point = ACTIONS.at(Word.THROW, 1, 30, -7);
    assertThat(List.of(point.first(), point.second(), point.third())).containsExactly(1, 30, -7);
  }

  @Test
  void copies_ofACard_haveIdsOfTheirOwn() {
    assertThat(ACTIONS.of(Word.PLAY, 2)).hasToString("play card:S7.2").isNotEqualTo(ACTIONS.of(Word.PLAY, 0));
    assertThat(ACTIONS.of(Word.PLAY, 2).label()).isEqualTo(ACTIONS.of(Word.PLAY, 0).label());
    assertThat(ACTIONS.parse(List.of("play", "card:S7.2"))).isSameAs(ACTIONS.of(Word.PLAY, 2));
  }

  @Test
  void everyAction_readsBackToItself_andHasItsOwnNumber() {
    boolean[] taken = new boolean[ACTIONS.count()];
    for (VerbAction action : all()) {
      assertThat(ACTIONS.parse(List.of(action.notation().split(" ")))).isSameAs(action);
      assertThat(taken[action.index()]).as(action.notation()).isFalse();
      taken[action.index()] = true;
    }
    for (VerbAction point : List.of(ACTIONS.at(Word.MOVE, 1, 2), ACTIONS.at(Word.THROW, 0, 1, 2),
        ACTIONS.at(Word.THROW, 1, 1, 2))) {
      assertThat(ACTIONS.parse(List.of(point.notation().split(" ")))).isEqualTo(point).hasSameHashCodeAs(point);
      assertThat(taken[point.index()]).as(point.notation()).isFalse();
      taken[point.index()] = true;
    }
    assertThat(ACTIONS.at(Word.MOVE, 7, 8).index()).isEqualTo(ACTIONS.at(Word.MOVE, 1, 2).index());
    assertThat(ACTIONS.count()).isEqualTo(5 + 2 + 2 * 5 + 4 + 5 * 2 * 2 + 1 + 2 + 1);
    assertThat(ACTIONS.verbs()).containsExactlyElementsOf(Arrays.asList(Word.values()));
  }

  @Test
  void points_areEqual_whereAllTheirNumbersAre() {
    VerbAction point = ACTIONS.at(Word.THROW, 1, 30, -7);
    assertThat(point).isEqualTo(ACTIONS.at(Word.THROW, 1, 30, -7)).isNotEqualTo(ACTIONS.at(Word.THROW, 0, 30, -7))
        .isNotEqualTo(ACTIONS.at(Word.THROW, 1, 31, -7)).isNotEqualTo(ACTIONS.at(Word.THROW, 1, 30, -8))
        .isNotEqualTo(ACTIONS.at(Word.MOVE, 30, -7)).hasToString("throw seat:2 30 -7");
    Actions others = Actions.of(TEXTS, Word.values()).cards(cards()).seats(3)
        .elements("space", List.of("space:canal", "space:roof"), List.of("the canal", "the roof")).build();
    assertThat(ACTIONS.at(Word.MOVE, 1, 2)).as("of another setup, where it is numbered otherwise")
        .isNotEqualTo(others.at(Word.MOVE, 1, 2));
  }

  @Test
  void aPoint_isMadeWithoutText() {
    com.sun.management.ThreadMXBean threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
    VerbAction[] kept = new VerbAction[20_000];
    long before = threads.getCurrentThreadAllocatedBytes();
    for (int i = 0; i < kept.length; i++) {
      kept[i] = ACTIONS.at(Word.MOVE, i, -i);
    }
    long bytes = threads.getCurrentThreadAllocatedBytes() - before;
    assertThat(bytes / kept.length).as("the action alone; its notation takes more than twice that").isLessThan(64);
    assertThat(kept[7].notation()).isEqualTo("move 7 -7");
  }

  private static List<VerbAction> all() {
    return IntStream.range(0, 5).boxed().flatMap(i -> IntStream.range(0, 5).boxed()
        .flatMap(j -> IntStream.range(1, 3).boxed().flatMap(k -> List.of(
            ACTIONS.of(Word.PLAY, i), ACTIONS.of(Word.ASK, i % 2), ACTIONS.of(Word.ASK_OFTEN, i % 2, j - 1),
            ACTIONS.of(Word.GO, i % 2, j % 2), ACTIONS.of(Word.GIVE, i, j % 2, k), ACTIONS.of(Word.SEND)).stream())))
        .distinct().toList();
  }

  @Test
  void words_thatAreNoAction_areNone() {
    for (String words : List.of("play", "play card:S9", "play S7", "play card:S7 seat:1", "ask seat:3", "ask seat:1 4",
        "ask seat:1 01", "go space:roof", "go space:roof quickly", "jump", "move 1", "move 1 2 3", "move a b", "move 01 2",
        "move 1.5 2", "move -0 1", "move 9999999999 1", "throw seat:2 1", "send now", "SEND")) {
      assertThat(ACTIONS.parse(List.of(words.split(" ")))).as(words).isNull();
    }
  }

  private record Bad(String name, List<Argument> arguments) implements Verb {
    @Override
    public int ordinal() {
      return 0;
    }
  }

  private static void refused(String message, Argument... arguments) {
    assertThatThrownBy(() -> Actions.of(TEXTS, new Bad("BAD", List.of(arguments))).seats(2).build())
        .isInstanceOf(IllegalArgumentException.class).hasMessageContaining(message);
  }

  @Test
  void verb_thatCannotBeMade_isRefused() {
    refused("there are no cards", Argument.CARD);
    refused("names an element of hill, known are []", Argument.element("hill"));
    refused("actions must be at most", Argument.number(0, 999), Argument.number(0, 999));
    refused("a point must be its last argument", Argument.POINT, Argument.SEAT);
    refused("at most one argument before its point", Argument.SEAT, Argument.SEAT, Argument.POINT);
    refused("at most three arguments", Argument.SEAT, Argument.SEAT, Argument.SEAT, Argument.SEAT);
    assertThatThrownBy(() -> Argument.number(2, 1)).hasMessageContaining("was 2..1");
  }

  private enum Twice implements Verb {
    ASK, BEG {
      @Override
      public String notation() {
        return "ask";
      }
    };

    @Override
    public List<Argument> arguments() {
      return List.of(Argument.SEAT);
    }
  }

  @Test
  void verbs_writtenAlike_withAlikeArguments_areRefused() {
    assertThatThrownBy(() -> Actions.of(TEXTS, Twice.values()).seats(2).build())
        .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("ASK").hasMessageContaining("BEG");
  }

  private enum Foreign implements Verb {
    PLAY;

    @Override
    public List<Argument> arguments() {
      return List.of();
    }
  }

  @Test
  void verb_thatWasNotDeclared_isNamed_withThoseThatWere() {
    Actions few = Actions.of(TEXTS, Word.PLAY).cards(cards()).build();
    assertThatThrownBy(() -> few.of(Word.SEND)).isInstanceOf(IllegalArgumentException.class)
        .hasMessage("verb send must be one of play: Actions.of takes all constants of its enum");
    assertThatThrownBy(() -> few.of(Foreign.PLAY)).hasMessageContaining("must be one of play");
  }

  @Test
  void argument_outsideOfItsList_isRefusedWithTheRange() {
    Actions all = Actions.of(TEXTS, Word.values()).cards(cards()).seats(2)
        .elements("space", List.of("space:a", "space:b"), List.of("a", "b")).build();
    assertThatThrownBy(() -> all.of(Word.ASK, 2)).isInstanceOf(IllegalArgumentException.class)
        .hasMessage("arguments of verb ask must be seat 0..1, was 2");
    assertThatThrownBy(() -> all.of(Word.GIVE, 9, 0, 1)).hasMessageContaining("card 0..4 and seat 0..1 and number 1..2, was 9 and 0");
    assertThatThrownBy(() -> all.of(Word.PLAY)).hasMessage("verb play must have 1 argument, was 0");
    assertThatThrownBy(() -> all.of(Word.SEND, 1)).hasMessage("verb send must have 0 arguments, was 1");
  }
}
