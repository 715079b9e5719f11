package games.kumite.journey.setup;

import games.kumite.journey.campaign.Legacy;
import games.kumite.journey.campaign.LegacyText;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.QuestEntry;
import games.kumite.journey.deal.Drawing;
import games.kumite.journey.map.Ground;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Scene;
import games.kumite.journey.state.Settings;
import games.kumite.journey.state.Stage;
import games.kumite.spi.Step;
import java.util.List;

/** The steps of setup. */
public enum Setup implements Step<Journey> {
  /** The whole setup. */
  BEGIN {
    @Override
    public void run(Journey journey) {
      journey.then(FIND_QUEST, Stage.QUEST, LAY_MAP, BRING, SHUFFLE, ASSIGN, Stage.PILGRIMS, SHEETS, MINIATURES, ORDER,
          Stage.ORDER, UPGRADES, Stage.KARMA, Stage.SETUP);
    }
  },
  /** JW-SET-01: the option names the quest, or the players choose it. */
  FIND_QUEST {
    @Override
    public void run(Journey journey) {
      String wanted = journey.terms().settings.quest();
      for (int quest = 0; quest < journey.terms().scenes(); quest++) {
        if (journey.terms().scene(quest).quest.entry().id().equals(wanted)) {
          journey.set(Num.QUEST, quest + 1);
          return;
        }
      }
      journey.ask(ChooseQuest.CHOOSE);
    }
  },
  /** JW-SET-02: tiles are there with the quest; its tokens are laid out. */
  LAY_MAP {
    @Override
    public void run(Journey journey) {
      Scene scene = journey.scene();
      journey.tell(journey.terms().told.laidOut, scene.index);
      for (int piece = 0; piece < scene.pieces(); piece++) {
        journey.lay(piece, scene.piece(piece).square);
      }
    }
  },
  /**
   * The legacies of the pilgrims from another quest, taken out of the decks before they are shuffled (JW-QST-06,
   * JW-QST-07).
   */
  BRING {
    @Override
    public void run(Journey journey) {
      legacies(journey).forEach(legacy -> legacy.give(journey));
    }
  },
  /** JW-SET-04, JW-SET-13, JW-RUL-66. */
  SHUFFLE {
    @Override
    public void run(Journey journey) {
      Drawing.shuffleAll(journey);
    }
  },
  /** JW-SET-06. */
  ASSIGN {
    @Override
    public void run(Journey journey) {
      for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
        journey.ask(AssignPilgrim.of(pilgrim));
      }
    }
  },
  /** JW-SET-12 to JW-SET-16. */
  SHEETS {
    @Override
    public void run(Journey journey) {
      for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
        journey.setPilgrim(pilgrim, Num.CHI, journey.maxChi(pilgrim)); // JW-SET-14, JW-QST-05
        journey.setFigure(pilgrim, Num.HEALTH, journey.maxHealth(pilgrim)); // JW-SET-16, JW-QST-05
        if (journey.pilgrim(pilgrim, Num.LEVEL) == 0) {
          journey.setPilgrim(pilgrim, Num.LEVEL, 1); // JW-SET-12
          Drawing.drawSkills(journey, pilgrim, FIRST_SKILLS); // JW-SET-13
        }
      }
    }
  },
  /** JW-SET-17. */
  MINIATURES {
    @Override
    public void run(Journey journey) {
      Scene scene = journey.scene();
      for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
        journey.place(pilgrim, scene.start(pilgrim));
      }
      for (QuestEntry.DemonStart start : scene.quest.entry().demons()) {
        Ground ground = scene.ground;
        journey.enter(journey.free(journey.terms().type(start.type())),
            Pose.of(ground.square(start.x(), start.y()), start.facing().ordinal()));
      }
    }
  },
  /** JW-SET-18. */
  ORDER {
    @Override
    public void run(Journey journey) {
      for (int place = 1; place <= Content.PILGRIMS; place++) {
        journey.ask(NextInOrder.of(place));
      }
    }
  },
  /**
   * JW-QST-01, JW-QST-02: each block of each pilgrim, in the order of play. A pilgrim from another quest has had its
   * upgrades, and adjusts its cards instead (JW-QST-08, JW-RUL-120).
   */
  UPGRADES {
    @Override
    public void run(Journey journey) {
      int blocks = journey.scene().quest.entry().karmaUpgrades();
      boolean isFirst = legacies(journey).isEmpty();
      for (int place = 1; place <= Content.PILGRIMS; place++) {
        if (!isFirst) {
          journey.ask(new Between(journey.inOrder(place), Between.MAX));
          continue;
        }
        for (int more = blocks - 1; more >= 0; more--) {
          journey.ask(new KarmaUpgrade(journey.inOrder(place), more));
        }
      }
    }
  };

  private static List<Legacy> legacies(Journey journey) {
    return LegacyText.read(journey.terms().content, journey.start().word(Settings.CAMPAIGN));
  }

  /** The number of skill cards with which a pilgrim begins (JW-SET-13). */
  static final int FIRST_SKILLS = 2;
}
