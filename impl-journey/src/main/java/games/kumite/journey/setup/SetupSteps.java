package games.kumite.journey.setup;

import games.kumite.journey.campaign.BackToBackLegacy;
import games.kumite.journey.campaign.LegacyFormat;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.QuestEntry;
import games.kumite.journey.content.QuestRule;
import games.kumite.journey.deck.DrawCards;
import games.kumite.journey.map.Ground;
import games.kumite.journey.map.Pose;
import games.kumite.journey.quest.QuestRules;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.QuestBoard;
import games.kumite.journey.state.Settings;
import games.kumite.journey.state.Stage;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;
import games.kumite.spi.cards.ZoneKind;
import java.util.List;

/** The steps of setup. */
public enum SetupSteps implements Step<GameState> {
  /** The whole setup. */
  BEGIN {
    @Override
    public void run(GameState state) {
      state.then(FIND_QUEST, Stage.QUEST, LAY_MAP, BRING, LEAVE_OUT, SHUFFLE, ASSIGN, Stage.PILGRIMS, SHEETS, MINIATURES, ORDER,
          Stage.ORDER, UPGRADES, Stage.KARMA, Stage.SETUP);
    }
  },
  /** JW-SET-01: the option names the quest, or the players choose it. */
  FIND_QUEST {
    @Override
    public void run(GameState state) {
      String wanted = state.definition().settings.quest();
      for (int quest = 0; quest < state.definition().scenes(); quest++) {
        if (state.definition().scene(quest).quest.entry().id().equals(wanted)) {
          state.set(Counters.QUEST, quest + 1);
          return;
        }
      }
      state.ask(ChooseQuest.CHOOSE);
    }
  },
  /** JW-SET-02: tiles are there with the quest; its tokens are laid out. */
  LAY_MAP {
    @Override
    public void run(GameState state) {
      QuestBoard scene = state.scene();
      state.emit(LAID_OUT, scene.index);
      for (int piece = 0; piece < scene.pieces(); piece++) {
        if (!QuestRules.isHidden(state, piece)) {
          state.lay(piece, scene.piece(piece).square);
        }
      }
    }
  },
  /**
   * The legacies of the pilgrims from another quest, taken out of the decks before they are shuffled (JW-QST-06,
   * JW-QST-07).
   */
  BRING {
    @Override
    public void run(GameState state) {
      legacies(state).forEach(legacy -> legacy.give(state));
    }
  },
  /** JW-QST-03: the cards that the quest removes from their decks; those that pilgrims bring stay theirs (JW-QST-07). */
  LEAVE_OUT {
    @Override
    public void run(GameState state) {
      for (QuestRule rule : state.scene().quest.entry().rules()) {
        rule.removedCards().forEach(id -> leaveOut(state, id));
      }
    }
  },
  /** JW-SET-04, JW-SET-13, JW-RUL-66. */
  SHUFFLE {
    @Override
    public void run(GameState state) {
      DrawCards.shuffleAll(state);
    }
  },
  /** JW-SET-06. */
  ASSIGN {
    @Override
    public void run(GameState state) {
      for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
        state.ask(AssignPilgrim.of(pilgrim));
      }
    }
  },
  /** JW-SET-12 to JW-SET-16. */
  SHEETS {
    @Override
    public void run(GameState state) {
      for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
        state.setPilgrim(pilgrim, Counters.CHI, state.maxChi(pilgrim)); // JW-SET-14, JW-QST-05
        state.setFigure(pilgrim, Counters.HEALTH, state.maxHealth(pilgrim)); // JW-SET-16, JW-QST-05
        if (state.pilgrim(pilgrim, Counters.LEVEL) == 0) {
          state.setPilgrim(pilgrim, Counters.LEVEL, 1); // JW-SET-12
          DrawCards.drawSkills(state, pilgrim, FIRST_SKILLS); // JW-SET-13
        }
      }
    }
  },
  /** JW-SET-17. */
  MINIATURES {
    @Override
    public void run(GameState state) {
      QuestBoard scene = state.scene();
      for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
        state.place(pilgrim, scene.start(pilgrim));
      }
      for (QuestEntry.DemonStart start : scene.quest.entry().demons()) {
        Ground ground = scene.ground;
        state.enter(state.free(state.definition().type(start.type())),
            Pose.of(ground.square(start.x(), start.y()), start.facing().ordinal()));
      }
    }
  },
  /** JW-SET-18. */
  ORDER {
    @Override
    public void run(GameState state) {
      for (int place = 1; place <= Content.PILGRIMS; place++) {
        state.ask(NextInOrder.of(place));
      }
    }
  },
  /**
   * JW-QST-01, JW-QST-02: each block of each pilgrim, in the order of play. A pilgrim from another quest has had its
   * upgrades, and adjusts its cards instead (JW-QST-08, JW-RUL-120).
   */
  UPGRADES {
    @Override
    public void run(GameState state) {
      int blocks = state.scene().quest.entry().karmaUpgrades();
      boolean isFirst = legacies(state).isEmpty();
      for (int place = 1; place <= Content.PILGRIMS; place++) {
        if (!isFirst) {
          state.ask(new AdjustCards(state.inOrder(place), AdjustCards.MAX));
          continue;
        }
        for (int more = blocks - 1; more >= 0; more--) {
          state.ask(new KarmaUpgrade(state.inOrder(place), more));
        }
      }
    }
  };

  private static final EventType LAID_OUT = EventType.of("laid-out", "JW-SET-02")
      .word("quest", (GameState state, Integer quest) -> "token:quest-" + state.scene().quest.entry().id());
  private static final EventType LEFT_OUT = EventType.of("left-out", "JW-QST-03").card("card");

  private static void leaveOut(GameState state, String id) {
    for (int token = 0; token < state.cards().layout().size(); token++) {
      if (state.face(token).card.id().equals(id) && state.cards().zoneOf(token).kind() == ZoneKind.DECK) {
        state.move(token, state.zones().removed);
        state.emit(LEFT_OUT, token);
      }
    }
  }

  private static List<BackToBackLegacy> legacies(GameState state) {
    return LegacyFormat.read(state.definition().content, state.config().word(Settings.CAMPAIGN));
  }

  /** The number of skill cards with which a pilgrim begins (JW-SET-13). */
  static final int FIRST_SKILLS = 2;
}
